import { createElement } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { stubStorage } from '../../../tests/support/stubStorage.ts';
import { buildMessage, createWorld } from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { InboxClientContext } from '../client/InboxClientContext.ts';
import type { InboxMessage } from '../model/message.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { readLastVisit, useLastVisit, writeLastVisit } from './lastVisit.ts';

const clientOf = (subscriberId: string) => inboxOf(createWorld(), { subscriberId });

/** A storage that holds, or one that throws on every access, as where it is forbidden. */
function storage(kind: 'works' | 'throws'): Map<string, string> {
  onTestFinished(() => void vi.unstubAllGlobals());
  const stored = stubStorage();
  if (kind === 'throws') {
    const forbidden = () => {
      throw new Error('Storage is forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  }
  return stored;
}

describe.each(['works', 'throws'] as const)('fault 57: with a storage that %s', (kind) => {
  test('the last visit is stored, and never decreases', () => {
    storage(kind);
    const client = clientOf(`reader-${kind}`);
    expect(readLastVisit(client)).toBeUndefined();
    writeLastVisit(client, 2_000);
    writeLastVisit(client, 1_000);
    expect(readLastVisit(client)).toBe(2_000);
    writeLastVisit(client, 3_000);
    expect(readLastVisit(client)).toBe(3_000);
  });
});

test('fault 66, 80: each reader has a separate visit, under a key that contains no id', () => {
  const stored = storage('works');
  writeLastVisit(clientOf('ada'), 1_000);
  expect(readLastVisit(clientOf('grace'))).toBeUndefined();
  expect([...stored.keys()].join()).not.toContain('ada');
});

describe('while lists are on screen', () => {
  const messages = [parseMessage(buildMessage({}))].flatMap((message) => message ?? []);
  const newestMs = Date.parse(messages[0]?.createdAt ?? '');
  const lists = (client: InboxClient, count: number, shown = messages) =>
    createElement(
      InboxClientContext.Provider,
      { value: client },
      Array.from({ length: count }, (_, key) => createElement(List, { key, shown })),
    );
  test('the visit continues until the last of them is unmounted', async () => {
    storage('works');
    const client = clientOf('reader');
    const page = mountReact(lists(client, 2));
    page.render(lists(client, 1));
    await Promise.resolve();
    expect(readLastVisit(client)).toBeUndefined();
    page.unmount();
    await Promise.resolve();
    expect(readLastVisit(client)).toBe(newestMs);
  });

  test('an empty list does not decrease it', async () => {
    storage('works');
    const client = clientOf('reader');
    const page = mountReact(lists(client, 1));
    page.render(lists(client, 1, []));
    page.unmount();
    await Promise.resolve();
    expect(readLastVisit(client)).toBe(newestMs);
  });
});

function List({ shown }: { shown: readonly InboxMessage[] }) {
  useLastVisit(shown);
  return null;
}
