import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { givenUp, InboxError } from './InboxError.ts';
import { createTries } from './tries.ts';

const failed = (retryable = true, retryAfterMs?: number) =>
  new InboxError({ kind: 'unavailable', status: 503, reason: 'No', retryable, retryAfterMs });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // Pauses of their whole length: 1, 2 and 4 seconds.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A call that fails in this way until it is told otherwise, and the seconds at which it was tried. */
function start(error = failed()) {
  const tries = createTries();
  const startedMs = Date.now();
  const tried: number[] = [];
  const server: { error: InboxError | undefined } = { error };
  const call = async () => {
    tried.push((Date.now() - startedMs) / 1_000);
    if (server.error !== undefined) {
      throw server.error;
    }
    return 'answer';
  };
  const run = (name = 'feed', ends: readonly AbortSignal[] = []) => {
    const result = tries.run(name, ends, call);
    const settled = result.catch((thrown: unknown) => thrown);
    return settled;
  };
  /** Runs it, and lets the time pass that its pauses take. */
  const runToEnd = async (name?: string) => {
    const settled = run(name);
    await vi.advanceTimersByTimeAsync(7_000);
    return settled;
  };
  const mayBeTried = (name = 'feed') => {
    try {
      tries.check(name);
      return true;
    } catch (thrown) {
      expect(thrown).toBe(server.error);
      return false;
    }
  };
  return { tries, tried, server, run, runToEnd, mayBeTried };
}

test('a call that succeeds is made once', async () => {
  const { server, tried, run } = start();
  server.error = undefined;
  expect(await run()).toBe('answer');
  expect(tried).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

describe('a call that fails', () => {
  test('is tried four times with growing pauses, and may be tried again afterwards', async () => {
    const { server, tried, runToEnd, mayBeTried } = start();
    expect(await runToEnd()).toBe(server.error);
    expect(tried).toEqual([0, 1, 3, 7]);
    expect(mayBeTried()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('and then succeeds returns the answer, and is forgotten', async () => {
    const { server, tried, run, runToEnd, mayBeTried } = start();
    const settled = run();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tried).toEqual([0, 1]);
    const { error } = server;
    server.error = undefined;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await settled).toBe('answer');
    server.error = error;
    await runToEnd();
    expect(tried.slice(3)).toEqual([3, 4, 6, 10]);
    expect(mayBeTried()).toBe(true);
  });

  test('for a reason that stays is tried once', async () => {
    const { server, tried, run, mayBeTried } = start(failed(false));
    expect(await run()).toBe(server.error);
    expect(tried).toEqual([0]);
    expect(mayBeTried()).toBe(true);
  });

  test('is tried six times in a minute, and then rests until the minute is over', async () => {
    const { server, tried, run, runToEnd, mayBeTried } = start();
    await runToEnd();
    const settled = run();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await settled).toBe(server.error);
    expect(tried).toEqual([0, 1, 3, 7, 7, 8]);
    expect(await run()).toBe(server.error);
    expect(tried).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(51_999);
    expect(mayBeTried()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(mayBeTried()).toBe(true);
    void run();
    expect(tried).toHaveLength(7);
  });

  test('leaves the calls of other names alone', async () => {
    const { tried, run, mayBeTried } = start(failed(true, 120_000));
    await run('feed');
    expect([mayBeTried('feed'), mayBeTried('unread')]).toEqual([false, true]);
    await run('unread');
    expect(tried).toHaveLength(2);
  });

  test('is tried once more when that is allowed, and then rests again', async () => {
    const { tries, tried, run, runToEnd, mayBeTried } = start();
    await runToEnd();
    const sixth = run();
    await vi.advanceTimersByTimeAsync(1_000);
    await sixth;
    tries.allow();
    expect(mayBeTried()).toBe(true);
    await run();
    expect(tried).toHaveLength(7);
    expect(mayBeTried()).toBe(false);
  });
});

describe('a pause that the server requests', () => {
  test('and that ends after the minute of the six tries is followed by a seventh', async () => {
    const { server, tried, run, runToEnd } = start();
    await runToEnd();
    void run();
    server.error = failed(true, 60_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tried).toEqual([0, 1, 3, 7, 7, 8]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tried.at(-1)).toBe(68);
  });

  test.each([7_000, 60_000])('of %i ms is made before the next try', async (pauseMs) => {
    const { tried, run } = start(failed(true, pauseMs));
    void run();
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(tried).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(tried).toEqual([0, pauseMs / 1_000]);
  });

  test('of no time at all is followed by the next tries at once', async () => {
    const { tried, run } = start(failed(true, 0));
    void run();
    await vi.advanceTimersByTimeAsync(10);
    expect(tried).toHaveLength(4);
  });

  test.each([60_001, 300_000])('of %i ms fails at once, and the call rests as long', async (pauseMs) => {
    const { server, tried, run, mayBeTried } = start(failed(true, pauseMs));
    expect(await run()).toBe(server.error);
    expect(tried).toEqual([0]);
    expect(mayBeTried()).toBe(false);
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(mayBeTried()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(mayBeTried()).toBe(true);
  });

  test('ends with the signal of the call, and leaves no timer', async () => {
    const { server, tried, run } = start();
    const reader = new AbortController();
    const settled = run('feed', [reader.signal]);
    await vi.advanceTimersByTimeAsync(100);
    server.error = givenUp();
    reader.abort();
    expect(await settled).toMatchObject({ kind: 'aborted' });
    expect(tried).toEqual([0, 0.1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('tries that were cancelled', () => {
  test('count in a minute in which the call has failed, and the seventh fails with that reason, without a call', async () => {
    const { server, tried, run, mayBeTried } = start(failed(false));
    const refusal = server.error;
    await run();
    server.error = givenUp();
    for (let count = 0; count < 5; count += 1) {
      expect(await run()).toMatchObject({ kind: 'aborted' });
    }
    expect(tried).toHaveLength(6);
    expect(await run()).toBe(refusal);
    expect(tried).toHaveLength(6);
    server.error = refusal;
    expect(mayBeTried()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mayBeTried()).toBe(true);
  });

  test('are never too many where the call has not failed', async () => {
    const { tried, run } = start(givenUp());
    for (let count = 0; count < 9; count += 1) {
      await run();
    }
    expect(tried).toHaveLength(9);
  });
});

test('a call that is held back is not made until it is allowed', async () => {
  const { tries, server, tried, run, mayBeTried } = start(failed(false));
  tries.hold('feed', server.error ?? failed());
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(mayBeTried()).toBe(false);
  expect(await run()).toBe(server.error);
  expect(tried).toEqual([]);
  tries.allow();
  await run();
  expect(tried).toHaveLength(1);
});

test.each([-3_600_000, -1_000_000])(
  'a clock that is set back by %i ms lets a call that rests be tried',
  async (byMs) => {
    const { tried, run, runToEnd, mayBeTried } = start();
    await runToEnd();
    const sixth = run();
    await vi.advanceTimersByTimeAsync(1_000);
    await sixth;
    expect(mayBeTried()).toBe(false);
    vi.setSystemTime(Date.now() + byMs);
    expect(mayBeTried()).toBe(true);
    void run();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tried).toHaveLength(8);
  },
);
