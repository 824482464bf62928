import { createElement, Fragment } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { stubStorage } from '../../../tests/support/stubStorage.ts';
import { buildMessage, createWorld } from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { InboxClientContext } from '../client/InboxClientContext.ts';
import type { InboxMessage } from '../model/message.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { readLastVisit, useLastVisit, writeLastVisit } from './lastVisit.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
  onTestFinished(() => void vi.unstubAllGlobals());
});

const messageAt = (createdMs: number) => {
  const message = parseMessage(buildMessage({ createdAt: new Date(createdMs).toISOString() }));
  return message === undefined ? [] : [message];
};

/** A page with lists, and the visits that they returned. */
function start() {
  const client = inboxOf(createWorld(), { subscriberId: 'reader' });
  const visits: (number | undefined)[] = [];
  const list = (shown: readonly InboxMessage[], key = 'list') =>
    createElement(
      InboxClientContext.Provider,
      { value: client },
      createElement(List, { key, shown, visits }),
    );
  return { client, visits, list };
}

test('a page that is left stores the newest message, and no more once no list is on screen', async () => {
  const { client, list } = start();
  const page = mountReact(list(messageAt(5_000)));
  window.dispatchEvent(new Event('pagehide'));
  expect(readLastVisit(client)).toBe(5_000);
  page.unmount();
  await Promise.resolve();
  stored.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect(readLastVisit(client)).toBeUndefined();
});

test('an older message at the top does not decrease what the visit has shown', async () => {
  const { client, list } = start();
  const page = mountReact(list(messageAt(5_000)));
  page.render(list(messageAt(3_000)));
  page.unmount();
  await Promise.resolve();
  expect(readLastVisit(client)).toBe(5_000);
});

test('a list that replaces another in the same tick continues its visit', async () => {
  const { client, list, visits } = start();
  const page = mountReact(list(messageAt(5_000), 'first'));
  page.render(list(messageAt(6_000), 'second'));
  await Promise.resolve();
  expect(readLastVisit(client)).toBeUndefined();
  page.unmount();
  await Promise.resolve();
  expect(readLastVisit(client)).toBe(6_000);
  expect(visits).toEqual([undefined, undefined]);
});

test('a visit keeps its time while a list is on screen, and the next one begins with the newest of it', async () => {
  const { client, list, visits } = start();
  writeLastVisit(client, 1_000);
  const page = mountReact(list(messageAt(5_000)));
  writeLastVisit(client, 4_000);
  page.render(list(messageAt(6_000)));
  page.unmount();
  await Promise.resolve();
  page.render(list(messageAt(6_000)));
  expect(visits).toEqual([1_000, 1_000, 6_000]);
});

test('a visit that began out of sight begins again if there was another one since', async () => {
  const { client, list, visits } = start();
  expect(hookOf(client, () => ({ lastMs: useLastVisit([]) }))).toEqual({ lastMs: undefined });
  writeLastVisit(client, 2_000);
  mountReact(list(messageAt(5_000)));
  await vi.waitFor(() => expect(visits).toEqual([undefined, 2_000]));
});

test('a list that comes during a visit belongs to it, even if another tab has stored one meanwhile', () => {
  const { client, list, visits } = start();
  const page = mountReact(createElement(Fragment, null, list(messageAt(5_000))));
  writeLastVisit(client, 2_000);
  const two = () => createElement(Fragment, null, list(messageAt(5_000)), list(messageAt(5_000), 'second'));
  page.render(two());
  page.render(two());
  expect(new Set(visits)).toEqual(new Set([undefined]));
});

test('the visit of a reader ends where another reader’s begins', async () => {
  const ada = inboxOf(createWorld(), { subscriberId: 'ada' });
  const grace = inboxOf(createWorld(), { subscriberId: 'grace' });
  const visits: (number | undefined)[] = [];
  const of = (client: InboxClient, createdMs: number) =>
    createElement(
      InboxClientContext.Provider,
      { value: client },
      createElement(List, { shown: messageAt(createdMs), visits }),
    );
  const page = mountReact(of(ada, 5_000));
  page.render(of(grace, 7_000));
  await Promise.resolve();
  expect(readLastVisit(ada)).toBe(5_000);
  expect(readLastVisit(grace)).toBeUndefined();
  page.unmount();
  await Promise.resolve();
  expect(readLastVisit(ada)).toBe(5_000);
  expect(readLastVisit(grace)).toBe(7_000);
});

test.each(['', 'soon', '0', '-5', 'NaN'])('a stored %j is no visit', (value) => {
  const { client } = start();
  writeLastVisit(client, 1_000);
  for (const key of stored.keys()) {
    stored.set(key, value);
  }
  expect(readLastVisit(client)).toBeUndefined();
});

test('a value that could not be stored is forgotten once one is', () => {
  const { client } = start();
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new Error('Storage is full');
  };
  writeLastVisit(client, 1_000);
  expect(readLastVisit(client)).toBe(1_000);
  localStorage.setItem = setItem;
  writeLastVisit(client, 2_000);
  stored.clear();
  expect(readLastVisit(client)).toBeUndefined();
});

test('the key in the storage is named after carillon', () => {
  const { client } = start();
  writeLastVisit(client, 1_000);
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^carillon_last_visit_\w+$/)]);
});

interface ListProps {
  shown: readonly InboxMessage[];
  visits: (number | undefined)[];
}

function List({ shown, visits }: ListProps) {
  visits.push(useLastVisit(shown));
  return null;
}
