import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { InboxError } from '../transport/InboxError.ts';
import { refresherOf } from './refresher.ts';

const platform = mockPlatform();
const minuteMs = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A query on screen, and its refresher. `outcome.fails` says how the next requests end. */
async function start(isShown = true) {
  const client = inboxOf(platform());
  const queryKey = [...client.scope, 'feed'];
  const outcome: { fails: Error | undefined } = { fails: undefined };
  let requests = 0;
  const observer = new QueryObserver(client.queryClient, {
    queryKey,
    retry: false,
    async queryFn() {
      requests += 1;
      if (outcome.fails) {
        throw outcome.fails;
      }
      return requests;
    },
  });
  const stop = observer.subscribe(() => {});
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(1);
  if (!isShown) {
    stop();
  }
  const refresh = async () => {
    void refresherOf(client).refresh(queryKey);
    await vi.advanceTimersByTimeAsync(1);
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { client, outcome, refresh, pass, requests: () => requests };
}

const failed = (retryable: boolean) => new InboxError({ code: 'server', status: 500, reason: '', retryable });

test('a refetch that failed is repeated after one, two and four minutes, and then every five', async () => {
  const { outcome, refresh, pass, requests } = await start();
  outcome.fails = failed(true);
  await refresh();
  expect(requests()).toBe(2);
  for (const [index, minutes] of [1, 2, 4, 5, 5].entries()) {
    await pass(minutes * minuteMs - 5_000);
    expect(requests()).toBe(index + 2);
    await pass(5_000);
    expect(requests()).toBe(index + 3);
  }
});

test('a refetch that succeeds again is not repeated, and the next failure waits for one minute', async () => {
  const { outcome, refresh, pass, requests } = await start();
  outcome.fails = failed(true);
  await refresh();
  await pass(minuteMs + 10);
  expect(requests()).toBe(3);
  outcome.fails = undefined;
  await refresh();
  await pass(10 * minuteMs);
  expect(requests()).toBe(4);
  outcome.fails = failed(true);
  await refresh();
  await pass(minuteMs + 10);
  expect(requests()).toBe(6);
});

test('several failures have one timer', async () => {
  const { outcome, refresh, pass, requests } = await start();
  outcome.fails = failed(true);
  await refresh();
  await pass(1_000);
  await refresh();
  await refresh();
  expect(requests()).toBe(4);
  await pass(minuteMs);
  expect(requests()).toBe(5);
});

test.each([
  ['that stays', failed(false)],
  ['of the host', new Error('A mistake')],
])('a failure %s is not repeated', async (_, error) => {
  const { outcome, refresh, pass, requests } = await start();
  outcome.fails = error;
  await refresh();
  await pass(10 * minuteMs);
  expect(requests()).toBe(2);
});

test('a failed query that is on no screen is not repeated', async () => {
  const { client, outcome, refresh, pass, requests } = await start(false);
  client.queryClient
    .getQueryCache()
    .find({ queryKey: [...client.scope, 'feed'] })
    ?.setState({
      status: 'error',
      error: failed(true),
    });
  outcome.fails = failed(true);
  await refresh();
  await pass(minuteMs * 2);
  expect(requests()).toBe(1);
});

test('the end of a client ends its repetitions, and leaves no timer; a late refresher requests nothing', async () => {
  const { client, outcome, refresh, pass, requests } = await start();
  outcome.fails = failed(true);
  await refresh();
  const before = vi.getTimerCount();
  client.destroy();
  expect(vi.getTimerCount()).toBeLessThan(before);
  await pass(10 * minuteMs);
  await refresh();
  expect(requests()).toBe(2);
  const other = await start();
  other.client.destroy();
  await other.refresh();
  expect(other.requests()).toBe(1);
});
