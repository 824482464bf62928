import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passTime } from '../../../tests/support/passTime.ts';
import type { InboxMessage } from '../../data/index.ts';
import { createNotices, hiddenMs, maxWaitMs, quietMs } from './createNotices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const arrival = (id: string, rest: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  read: false,
  seen: false,
  createdAt: '',
  ...rest,
});

/** One page of a browser in which so many ids are taken already. */
function page(taken: readonly string[] = []) {
  const state = { hidden: false, inSight: false, wanted: true, read: new Set<string>() };
  const noticed: string[][] = [];
  const claimed: string[] = [...taken];
  let shown = 0;
  const notices = createNotices({
    isHidden: () => state.hidden,
    isListInSight: () => state.inSight,
    isRead: (id) => state.read.has(id),
    isWanted: () => state.wanted,
    async claim(ids) {
      const own = ids.filter((id) => !claimed.includes(id));
      claimed.push(...own);
      return own;
    },
    notice(messages) {
      noticed.push(messages.map(({ id }) => id));
      shown += 1;
      return () => {
        shown -= 1;
      };
    },
  });
  return { state, notices, noticed, claimed, shown: () => shown };
}

test('a message is noticed once nothing more has come for a while', async () => {
  const { notices, noticed } = page();
  notices.hear(arrival('a'));
  await passTime(quietMs - 1);
  expect(noticed).toEqual([]);
  await passTime(1);
  expect(noticed).toEqual([['a']]);
  await passTime(60_000);
  expect(noticed).toEqual([['a']]);
});

test('thirty messages in three seconds are noticed at once, with the whole number', async () => {
  const { notices, noticed } = page();
  for (let index = 0; index < 30; index += 1) {
    notices.hear(arrival(`${index}`));
    await passTime(100);
  }
  await passTime(quietMs);
  expect(noticed.map((ids) => ids.length)).toEqual([30]);
});

test('a stream without an end is noticed from time to time', async () => {
  const { notices, noticed } = page();
  for (let index = 0; index < 10; index += 1) {
    notices.hear(arrival(`${index}`));
    await passTime(quietMs - 100);
  }
  expect(noticed[0]?.length).toBe(Math.ceil(maxWaitMs / (quietMs - 100)));
});

test('a message that is told twice, or pushed and told, counts once', async () => {
  const { notices, noticed } = page();
  notices.hear(arrival('a'));
  notices.hear(arrival('a'));
  await passTime(quietMs);
  notices.hear(arrival('a'));
  await passTime(quietMs);
  expect(noticed).toEqual([['a']]);
});

test('what another page has taken is left out', async () => {
  const { notices, noticed } = page(['a']);
  notices.hear(arrival('a'));
  notices.hear(arrival('b'));
  await passTime(quietMs);
  expect(noticed).toEqual([['b']]);
});

test.each([
  ['is read', { read: true }],
  ['is archived', { archived: true }],
  ['is put off', { snoozedUntil: '2026-12-01T09:00:00.000Z' }],
])('a message that %s when it comes is not noticed, and not taken', async (_what, rest) => {
  const { notices, noticed, claimed } = page();
  notices.hear(arrival('a', rest));
  await passTime(60_000);
  expect([noticed, claimed]).toEqual([[], []]);
});

test('a message that is read before it is noticed is left out', async () => {
  const { notices, noticed, state } = page();
  notices.hear(arrival('a'));
  notices.hear(arrival('b'));
  state.read.add('a');
  await passTime(quietMs);
  expect(noticed).toEqual([['b']]);
});

test('while the list is open nothing is noticed, and messages are taken at once for all pages', async () => {
  const { notices, noticed, claimed, state } = page();
  state.inSight = true;
  notices.hear(arrival('a'));
  expect(claimed).toEqual(['a']);
  state.inSight = false;
  await passTime(60_000);
  expect(noticed).toEqual([]);
});

test('a list that is opened before a burst ends keeps it quiet', async () => {
  const { notices, noticed, state } = page();
  notices.hear(arrival('a'));
  state.inSight = true;
  await passTime(quietMs);
  expect(noticed).toEqual([]);
});

test('where all ways are off nothing is taken', async () => {
  const { notices, noticed, claimed, state } = page();
  state.wanted = false;
  notices.hear(arrival('a'));
  await passTime(60_000);
  expect([noticed, claimed]).toEqual([[], []]);
});

test('a hidden page notices later, and leaves what it has just heard to a shown one', async () => {
  const { notices, noticed, state } = page();
  state.hidden = true;
  notices.hear(arrival('a'));
  await passTime(quietMs + hiddenMs - 1);
  expect(noticed).toEqual([]);
  await passTime(1);
  expect(noticed).toEqual([['a']]);
  for (let index = 0; index < 10; index += 1) {
    notices.hear(arrival(`${index}`));
    await passTime(quietMs - 100);
  }
  await passTime(60_000);
  // So many had come when a shown page would have noticed them.
  expect(noticed[1]?.length).toBe(Math.ceil(maxWaitMs / (quietMs - 100)));
});

test('once all was read, or the reader has gone, nothing is noticed and what is shown is taken back', async () => {
  const { notices, noticed, shown } = page();
  notices.hear(arrival('a'));
  await passTime(quietMs);
  expect(shown()).toBe(1);
  notices.hear(arrival('b'));
  notices.clear();
  expect(shown()).toBe(0);
  await passTime(60_000);
  expect(noticed).toEqual([['a']]);
});

test('the next burst takes the place of what is shown', async () => {
  const { notices, noticed, shown } = page();
  for (const id of ['a', 'b']) {
    notices.hear(arrival(id));
    await passTime(quietMs);
  }
  expect([noticed, shown()]).toEqual([[['a'], ['b']], 1]);
});
