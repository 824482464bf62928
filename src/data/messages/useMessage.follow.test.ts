import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mark } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { startWorldClock } from '../../../tests/support/worldClock.ts';
import { InboxClientContext } from '../client/InboxClientContext.ts';
import { timeOf } from '../facts/clock.ts';
import { factOf } from '../facts/recordFact.ts';
import { recordPart } from '../facts/recordParts.ts';
import { addPage, type Feed } from '../model/feed.ts';
import type { InboxMessage } from '../model/message.ts';
import { messagesFeedOptions } from './messagesFeed.ts';
import { useMessage } from './useMessage.ts';

const platform = mockPlatform();

/** A loaded feed, and a part that follows one of its messages. */
async function start() {
  const world = platform();
  const client = inboxOf(world);
  const screen = feedScreen(client);
  await screen.loaded();
  await quiet(client);
  const [first, second] = screen.rows();
  const seen: (InboxMessage | undefined)[] = [];
  const follower = (id: string | undefined) =>
    createElement(InboxClientContext.Provider, { value: client }, createElement(Follower, { id, seen }));
  const page = mountReact(follower(first?.id));
  const { queryKey } = messagesFeedOptions(client, {});
  /** The server sends the messages of the first page anew. */
  const change = (edit: (message: InboxMessage) => InboxMessage) => {
    const feed = factOf<Feed>(client, queryKey)?.value;
    const messages = feed?.rows.map(({ message }) => edit(message)) ?? [];
    const page = { messages, next: null };
    recordPart(client, queryKey, addPage(feed ?? missing(), page, timeOf(client)).feed);
  };
  return { world, client, page, follower, seen, change, first, second };
}

test('a change of another message renders nothing', async () => {
  const { client, seen, first, second } = await start();
  await mark(client, [second?.id ?? ''], 'read');
  await quiet(client);
  expect(seen).toEqual([first]);
});

test('another id is followed at once, and none is no message', async () => {
  const { page, follower, seen, first, second } = await start();
  page.render(follower(second?.id));
  page.render(follower(undefined));
  expect(seen).toEqual([first, second, undefined]);
});

test.each<[string, (message: InboxMessage) => InboxMessage]>([
  ['has another value', (message) => ({ ...message, title: 'Another one' })],
  ['is new', (message) => ({ ...message, fresh: true })],
  ['is gone', ({ title: _title, body: _body, ...message }) => message],
])('a message of which a member %s is another one', async (_, edit) => {
  const { change, seen } = await start();
  change(edit);
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]).toEqual(seen[0] && edit(seen[0]));
});

test('a message with equal members is the same one', async () => {
  const { change, seen, first } = await start();
  startWorldClock();
  for (const _ of ['once', 'and again']) {
    change((message) => ({ ...message }));
    await passTime(1_000);
  }
  expect(seen).toEqual([first]);
  expect(seen[0]).toBe(first);
});

test('a part that is gone listens no more', async () => {
  const { client, page } = await start();
  const cache = client.queryClient.getQueryCache();
  expect(cache.hasListeners()).toBe(true);
  page.unmount();
  expect(cache.hasListeners()).toBe(false);
});

function missing(): never {
  throw new Error('The feed is not loaded');
}

interface FollowerProps {
  id: string | undefined;
  seen: (InboxMessage | undefined)[];
}

function Follower({ id, seen }: FollowerProps) {
  seen.push(useMessage(id));
  return null;
}
