import { expect, test } from 'vitest';
import { buildMessage } from './build.ts';
import { countMessages, findMessages, type MessageFilter, matches, readFeedPage } from './messageFilter.ts';
import { createMockWorld } from './world.ts';

/** A subscriber with messages of these ages in minutes, in this order. */
function subscriberWith(ages: readonly number[]) {
  const world = createMockWorld();
  const messages = ages.map((age, index) =>
    buildMessage({ createdAt: new Date(Date.UTC(2026, 0, 2) - age * 60_000).toISOString() }, index),
  );
  world.setMessages(messages);
  return world.memory.subscriber(world.subscriberId);
}

const agesOf = (messages: readonly { createdAt: string }[]) =>
  messages.map(({ createdAt }) => (Date.UTC(2026, 0, 2) - Date.parse(createdAt)) / 60_000);

test('messages are found newest first, whatever their order', () => {
  expect(agesOf(findMessages(subscriberWith([5, 1, 3]), {}))).toEqual([1, 3, 5]);
});

test.each([
  [2, 2],
  [3, 3],
  [4, 3],
])('of three messages with a limit of %d are counted %d', (limit, count) => {
  expect(countMessages(subscriberWith([1, 2, 3]), {}, limit)).toBe(count);
});

test.each([
  [0, 2, [1, 2], true],
  [1, 2, [3, 4], false],
  [2, 2, [], false],
  [0, 4, [1, 2, 3, 4], false],
  [0, 3, [1, 2, 3], true],
])('page %d of %d messages has those of %j, and more: %s', (page, limit, ages, hasMore) => {
  const read = readFeedPage(subscriberWith([1, 2, 3, 4]), {}, page, limit);
  expect(agesOf(read.data)).toEqual(ages);
  expect(read).toMatchObject({ totalCount: ages.length, pageSize: limit, page, hasMore });
});

const message = buildMessage({
  seen: true,
  read: false,
  _feedId: 'f',
  payload: { kind: 'a', deep: { one: 1, list: [1, 2] }, none: null },
});

test.each<[MessageFilter, boolean]>([
  [{}, true],
  [{ seen: true }, true],
  [{ seen: false }, false],
  [{ read: false }, true],
  [{ read: true }, false],
  [{ seen: true, read: true }, false],
  [{ feedIds: ['f'] }, true],
  [{ feedIds: ['e', 'f'] }, true],
  [{ feedIds: ['e'] }, false],
  [{ feedIds: [] }, false],
  [{ payload: {} }, true],
  [{ payload: { kind: 'a' } }, true],
  [{ payload: { kind: 'b' } }, false],
  [{ payload: { other: 'a' } }, false],
  [{ payload: { other: undefined } }, false],
  [{ payload: { kind: 'a', deep: { one: 1 } } }, true],
  [{ payload: { kind: 'a', deep: { one: 2 } } }, false],
  [{ payload: { deep: { list: [1, 2] } } }, true],
  [{ payload: { deep: { list: [1] } } }, false],
  [{ payload: { kind: { one: 1 } } }, false],
  [{ payload: { none: null } }, true],
  [{ payload: { none: {} } }, false],
  [{ payload: { toString: {} } }, false],
])('the filter %j matches: %s', (filter, expected) => {
  expect(matches(message, filter)).toBe(expected);
});

test('a message without a feed is in none of the named ones', () => {
  expect(matches({ ...message, _feedId: null }, { feedIds: ['f'] })).toBe(false);
  expect(matches({ ...message, _feedId: null }, {})).toBe(true);
});
