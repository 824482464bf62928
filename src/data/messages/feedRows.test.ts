import { expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { buildFeed } from '../../mocks/index.ts';
import { type FeedRows, noRows, useFeedRows } from './feedRows.ts';
import { useMessages } from './messagesFeed.ts';
import { useUpdateMessages } from './updateMessages.ts';

const platform = mockPlatform();
const query = {};

/** A loaded feed of three unread messages, of which one call of the reader's is answered only when the test ends. */
async function loaded() {
  const world = platform({ messages: buildFeed(3).map((one) => ({ ...one, read: false, seen: false })) });
  const inbox = mountInbox(world, () => ({
    feed: useFeedRows(query).data,
    messages: useMessages(query).data?.messages,
    update: useUpdateMessages().run,
  }));
  await vi.waitFor(() => expect(inbox.now.feed?.rows).toHaveLength(3));
  world.addFault({
    concerns: ({ method }) => method !== 'GET',
    before: () => new Promise<undefined>(() => {}),
  });
  return { inbox, before: rowsOf(inbox.now.feed) };
}

function rowsOf(feed: FeedRows | undefined): FeedRows['rows'] {
  return feed?.rows ?? [];
}

const reads = (feed: FeedRows | undefined) => rowsOf(feed).map((row) => feed?.shown(row).read);

test('a mark of all changes no row and not their list, only how each is shown', async () => {
  const { inbox, before } = await loaded();
  inbox.now.update({ all: query, read: true });
  await vi.waitFor(() => expect(reads(inbox.now.feed)).toEqual([true, true, true]));
  expect(inbox.now.feed?.rows).toBe(before);
  expect(before.map(({ read }) => read)).toEqual([false, false, false]);
  expect(inbox.now.messages).toEqual(before.map((row) => inbox.now.feed?.shown(row)));
});

test('a row that is drawn again is the same object, and one that no change concerns is the row itself', async () => {
  const { inbox, before } = await loaded();
  const [first, second] = before;
  inbox.now.update({ ids: [first?.id ?? ''], read: true });
  await vi.waitFor(() => expect(reads(inbox.now.feed)).toEqual([true, false, false]));
  const { shown } = inbox.now.feed ?? { shown: () => undefined };
  expect(first && shown(first)).toBe(first && shown(first));
  expect(second && shown(second)).toBe(second);
});

test('a removed row is not among them, and the others stay in their order', async () => {
  const { inbox, before } = await loaded();
  inbox.now.update({ ids: [before[1]?.id ?? ''], removed: true });
  await vi.waitFor(() => expect(inbox.now.feed?.rows).toEqual([before[0], before[2]]));
  expect(inbox.now.messages).toEqual([before[0], before[2]]);
});

test('of two removals that are under way each takes its own row', async () => {
  const { inbox, before } = await loaded();
  inbox.now.update({ ids: [before[1]?.id ?? ''], removed: true });
  inbox.now.update({ ids: [before[2]?.id ?? ''], removed: true });
  await vi.waitFor(() => expect(inbox.now.feed?.rows).toEqual([before[0]]));
});

test('a feed without rows shows a row as it is', async () => {
  const { before } = await loaded();
  const [row] = before;
  expect(noRows.rows).toEqual([]);
  expect(row && noRows.shown(row)).toBe(row);
});
