import { describe, expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { loadedInbox, quiet, shownRows, shownTotal } from '../../../tests/support/inboxOf.ts';
import { markPath } from '../../../tests/support/markFixture.ts';
import { mark } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed, failingFor, holdAnswers, type WorldOptions } from '../../mocks/index.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { useMessages } from './messagesFeed.ts';
import { useUpdateMessages } from './updateMessages.ts';
import { useMessage } from './useMessage.ts';

const platform = mockPlatform();
const readPath = '/widgets/messages/read';

/** What one call can mark all messages as. */
type Bulk = { read: true } | { seen: true };

async function start(query: MessagesQuery = {}, options?: WorldOptions) {
  const world = platform(options);
  const { client, screen, counts } = await loadedInbox(world, query);
  const { run } = hookOf(client, useUpdateMessages);
  const markAll = (all: MessagesQuery, as: Bulk) => run({ all, ...as });
  const shownUnread = () => shownTotal(client, 'unread');
  return { world, client, screen, counts, markAll, shownUnread };
}

describe('marking all', () => {
  test('as read shows at once, is one call and matches the server afterwards', async () => {
    const { world, client, screen, counts, markAll, shownUnread } = await start();
    const held = holdAnswers(world, readPath);
    const marking = markAll({}, { read: true });
    await held.arrived(1);
    expect(screen.rows().every(({ read, seen }) => read && seen)).toBe(true);
    expect(shownUnread()).toBe(0);
    held.end();
    await marking;
    await quiet(client);
    expect(screen.rows().every(({ read }) => read)).toBe(true);
    expect([counts.unread(), counts.unseen()]).toEqual([0, 0]);
    expect(world.requests.filter(({ path }) => path === readPath).map(({ body }) => body)).toEqual([{}]);
    expect(pendingChangesOf(client).get().changes).toEqual([]);
  });

  test('makes the counts zero, even if not all messages are loaded', async () => {
    const messages = buildFeed(130).map((message) => ({ ...message, read: false, seen: false }));
    const { world, client, counts, markAll } = await start({}, { messages });
    const held = holdAnswers(world, readPath);
    const marking = markAll({}, { read: true });
    await held.arrived(1);
    expect(counts.shown()).toEqual([0, 0]);
    held.end();
    await marking;
    await quiet(client);
  });

  test('of one feed sends its identifier and does not change other feeds', async () => {
    const { world, client, screen, markAll } = await start({ feed: 'mentions' });
    await markAll({ feed: 'mentions' }, { read: true });
    await quiet(client);
    expect(screen.rows().every(({ read }) => read)).toBe(true);
    expect(world.requests.find(({ path }) => path === readPath)?.body).toEqual({ feedId: ['mentions'] });
    expect(world.messages().filter(({ read }) => !read)).toHaveLength(2);
  });

  test('is taken back completely if it fails', async () => {
    const { world, client, screen, shownUnread, markAll } = await start();
    const before = screen.rows();
    failingFor(readPath, 500)(world);
    await expect(markAll({}, { read: true })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(screen.rows()).toEqual(before);
    expect(shownUnread()).toBe(3);
    await quiet(client);
  });
});

test.each<[string, WorldOptions]>([
  ['above others', {}],
  ['as the first in an empty inbox', { messages: [] }],
])('fault 33: a message that arrives meanwhile %s stays unread, and the count is 1', async (_, options) => {
  const { world, client, screen, counts, shownUnread, markAll } = await start({}, options);
  const held = holdAnswers(world, readPath);
  const marking = markAll({}, { read: true });
  await held.arrived(1);
  const fresh = world.receive();
  await screen.observer.refetch();
  expect(screen.row(fresh._id)?.read).toBe(false);
  expect(shownUnread()).toBeGreaterThanOrEqual(0);
  held.end();
  await marking;
  await quiet(client);
  expect(screen.row(fresh._id)?.read).toBe(false);
  expect(counts.unread()).toBe(1);
});

test('marking all as read does not hide older messages', async () => {
  const { world, client, markAll } = await start({}, { messages: 25 });
  const held = holdAnswers(world, readPath);
  const marking = markAll({}, { read: true });
  await held.arrived(1);
  expect(hookOf(client, useMessages).hasMore).toBe(true);
  held.end();
  await marking;
  await quiet(client);
});

test('fault 34: marking all as seen shows read messages as unread until the server has answered', async () => {
  const { world, client, screen, shownUnread, markAll } = await start();
  const held = holdAnswers(world, '/widgets/messages/seen');
  const marking = markAll({}, { seen: true });
  await held.arrived(1);
  // As specified (docs/protocol.md#message-states), though the server leaves `read` as it is.
  expect(screen.rows().every(({ read, seen }) => !read && seen)).toBe(true);
  expect(shownUnread()).toBeGreaterThan(0);
  held.end();
  await marking;
  await vi.waitFor(() => expect(screen.rows().filter(({ read }) => !read)).toHaveLength(3));
  await quiet(client);
});

test('fault 34: once all are marked as seen, what was read is read, also in a list that asks for nothing', async () => {
  const messages = buildFeed(12).map((message, age) => ({
    ...message,
    seen: age % 3 > 0,
    read: age % 3 === 1,
  }));
  const { world, client, screen, counts, markAll } = await start({}, { messages });
  // The panel is closed, and a message stands beside it.
  screen.observer.destroy();
  const flagsOf = (rows: readonly { seen: boolean; read: boolean }[]) =>
    rows.map(({ seen, read }) => `${seen} ${read}`);
  const held = holdAnswers(world, '/widgets/messages/seen');
  const marking = markAll({}, { seen: true });
  await held.arrived(1);
  expect(flagsOf(shownRows(client))).toEqual(Array(10).fill('true false'));
  held.end();
  await marking;
  const marked = flagsOf(world.messages());
  expect(flagsOf(shownRows(client))).toEqual(marked.slice(0, 10));
  expect(hookOf(client, () => useMessage(messages[1]?._id))).toMatchObject({ seen: true, read: true });
  await quiet(client);
  expect(counts.shown()).toEqual([8, 0]);
  expect(flagsOf(shownRows(client))).toEqual(marked.slice(0, 10));
});

describe('marking all messages of a feed with a filter', () => {
  test.each<[string, MessagesQuery, Bulk, number]>([
    ['by data', { data: { kind: 'reaction' } }, { read: true }, 1],
    ['unseen ones', { seen: false }, { read: true }, 2],
    ['read ones', { read: true }, { seen: true }, 0],
  ])('%s changes no other message', async (_, query, as, concerned) => {
    const messages = buildFeed(16).map((message) =>
      message.payload.kind === 'reaction' ? { ...message, read: false } : message,
    );
    const { world, client, markAll } = await start(query, { messages });
    const flags = () => world.messages().map(({ seen, read }) => `${seen}${read}`);
    const before = flags();
    await markAll(query, as);
    await quiet(client);
    expect(flags().filter((flag, place) => flag !== before[place])).toHaveLength(concerned);
    expect(world.requests.some(({ path }) => path === readPath)).toBe(false);
  });
});

test('a later mark of all waits for the earlier one', async () => {
  const { world, client, markAll } = await start();
  const held = holdAnswers(world, readPath);
  const marks = [markAll({}, { read: true })];
  await held.arrived(1);
  marks.push(markAll({}, { seen: true }));
  await vi.waitFor(() => expect(pendingChangesOf(client).get().changes).toHaveLength(2));
  await client.send(async (call) => client.backend.getOrganization?.(call));
  expect(world.requests.some(({ path }) => path === '/widgets/messages/seen')).toBe(false);
  held.end();
  await Promise.all(marks);
  await quiet(client);
});

test('a later mark of one message waits for the mark of all, in whichever order the server gets them', async () => {
  const { world, client, screen, markAll } = await start();
  const [first = ''] = screen.rows().map(({ id }) => id);
  const held = holdAnswers(world, readPath);
  const markingAll = markAll({}, { read: true });
  await held.arrived(1);
  const marking = mark(client, [first], 'unread');
  expect(screen.row(first)?.read).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(world.requests.some(({ path }) => path === markPath)).toBe(false);
  held.end();
  await Promise.all([markingAll, marking]);
  await quiet(client);
  expect(world.messages().find(({ _id }) => _id === first)?.read).toBe(false);
  expect(screen.row(first)?.read).toBe(false);
});
