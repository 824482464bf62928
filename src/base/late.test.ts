import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTrying, late, tryAgain } from './late.ts';

/** A chunk that can be fetched or not. */
function chunkOf() {
  const state = { isThere: false };
  const importChunk = vi.fn(() =>
    state.isThere ? Promise.resolve({ name: 'chunk' }) : Promise.reject(new Error('not there')),
  );
  return { state, importChunk, load: late(importChunk) };
}

describe('late', () => {
  test('fetches once for all that call, and has the chunk then', async () => {
    const { state, importChunk, load } = chunkOf();
    state.isThere = true;
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(await load()).toBe(one);
    expect(load.chunk).toBe(one);
    expect(importChunk).toHaveBeenCalledOnce();
  });

  test('forgets a failure, so that the next call fetches again', async () => {
    const { state, importChunk, load } = chunkOf();
    await expect(load()).rejects.toThrow('not there');
    state.isThere = true;
    expect(await load()).toEqual({ name: 'chunk' });
    expect(importChunk).toHaveBeenCalledTimes(2);
  });
});

describe('keepTrying', () => {
  let page: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each<[string, () => void]>([
    ['the network comes back', () => page.dispatchEvent(new Event('online'))],
    ['the reader comes back', () => page.dispatchEvent(new Event('visibilitychange'))],
    ['the live connection comes back', tryAgain],
  ])('loads again at once when %s, and acts once', async (_, comeBack) => {
    const { state, importChunk, load } = chunkOf();
    const act = vi.fn();
    const onFailure = vi.fn();
    keepTrying(load, act, onFailure);
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailure).toHaveBeenCalledOnce();
    state.isThere = true;
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(act.mock.calls).toEqual([[{ name: 'chunk' }]]);
    comeBack();
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(act).toHaveBeenCalledOnce();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(importChunk).toHaveBeenCalledTimes(2);
  });

  test('loads again after pauses that grow, up to one of five minutes', async () => {
    const { importChunk, load } = chunkOf();
    const end = keepTrying(load, () => {});
    const tries = async (ms: number) => {
      importChunk.mockClear();
      await vi.advanceTimersByTimeAsync(ms);
      return importChunk.mock.calls.length;
    };
    await tries(0);
    expect([await tries(1_000), await tries(2_000), await tries(4_000)]).toEqual([1, 1, 1]);
    await tries(3_600_000);
    expect(await tries(3_600_000)).toBe(12);
    end();
  });

  test('shares one fetch with others that wait for the same chunk', async () => {
    const { state, importChunk, load } = chunkOf();
    const acts = [vi.fn(), vi.fn()];
    for (const act of acts) {
      keepTrying(load, act);
    }
    await vi.advanceTimersByTimeAsync(0);
    state.isThere = true;
    tryAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(acts.map((act) => act.mock.calls.length)).toEqual([1, 1]);
    expect(importChunk).toHaveBeenCalledTimes(2);
  });

  test('does nothing more once it was ended, and leaves no timer and no try', async () => {
    const { state, importChunk, load } = chunkOf();
    const act = vi.fn();
    const end = keepTrying(load, act);
    await vi.advanceTimersByTimeAsync(0);
    end();
    state.isThere = true;
    page.dispatchEvent(new Event('online'));
    tryAgain();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(importChunk).toHaveBeenCalledOnce();
    expect(act).not.toHaveBeenCalled();
  });

  test('does not act on a chunk that comes after the end', async () => {
    const { state, load } = chunkOf();
    state.isThere = true;
    const act = vi.fn();
    keepTrying(load, act)();
    await vi.advanceTimersByTimeAsync(0);
    expect(act).not.toHaveBeenCalled();
  });
});
