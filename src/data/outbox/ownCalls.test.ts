import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { ownCallsOf } from './ownCalls.ts';

const platform = mockPlatform();
const echoMs = 5_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const calls = () => ownCallsOf(inboxOf(platform()));

/** A call that the test answers. */
function openCall() {
  let answer = (_value: string) => {};
  let fail = (_error: Error) => {};
  const call = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { call, answer: (value: string) => answer(value), fail: (error: Error) => fail(error) };
}

test('a call is awaited while it is under way, and for five seconds after its answer', async () => {
  const own = calls();
  const { call, answer } = openCall();
  const followed = own.follow(call);
  vi.advanceTimersByTime(600_000);
  answer('done');
  expect(await followed).toBe('done');
  vi.advanceTimersByTime(echoMs - 1);
  expect(own.take(5).ownChanges).toBe(1);
  expect(own.take(5).ownChanges).toBe(0);
});

test('nothing is awaited five seconds after the answer', async () => {
  const own = calls();
  await own.follow(Promise.resolve());
  vi.advanceTimersByTime(echoMs);
  expect(own.take(1).ownChanges).toBe(0);
});

test('no event is awaited of a call that failed, and the failure is passed on', async () => {
  const own = calls();
  const { call, fail } = openCall();
  const followed = own.follow(call);
  fail(new Error('No'));
  await expect(followed).rejects.toThrow('No');
  expect(own.take(1).ownChanges).toBe(0);
});

test('so many changes take at most so many calls, the oldest first', async () => {
  const own = calls();
  await Promise.all([
    own.follow(Promise.resolve()),
    own.follow(Promise.resolve()),
    own.follow(Promise.resolve()),
  ]);
  expect(own.take(0).ownChanges).toBe(0);
  expect(own.take(2).ownChanges).toBe(2);
  expect(own.take(2).ownChanges).toBe(1);
});

test('events are behind if a call that they do not take is answered already, for five seconds', async () => {
  const own = calls();
  const { call, answer } = openCall();
  const followed = own.follow(call);
  expect(own.take(0).isBehind).toBe(false);
  answer('done');
  await followed;
  expect(own.take(0).isBehind).toBe(true);
  vi.advanceTimersByTime(echoMs - 1);
  expect(own.take(0).isBehind).toBe(true);
  vi.advanceTimersByTime(1);
  expect(own.take(0).isBehind).toBe(false);
  await own.follow(Promise.resolve());
  expect(own.take(1).isBehind).toBe(false);
});

test('counts may contain calls since the first of those that overlap', async () => {
  const own = calls();
  expect(own.sinceMs()).toBe(0);
  const [first, second, third] = [openCall(), openCall(), openCall()];
  const startMs = Date.now();
  const followedFirst = own.follow(first.call);
  vi.advanceTimersByTime(100);
  const followedSecond = own.follow(second.call);
  first.answer('');
  await followedFirst;
  vi.advanceTimersByTime(100);
  const followedThird = own.follow(third.call);
  expect(own.sinceMs()).toBe(startMs);
  second.answer('');
  third.answer('');
  await Promise.all([followedSecond, followedThird]);
  vi.advanceTimersByTime(100);
  await own.follow(Promise.resolve());
  expect(own.sinceMs()).toBe(startMs + 300);
});
