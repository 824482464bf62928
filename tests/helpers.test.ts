import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNever } from './support/expectNever.ts';
import { twice } from './support/twice.ts';

describe('expectNever', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([0, 1, 50, 999, 1_000])('fails on what happens after %d of 1,000 ms', async (atMs) => {
    let happened = false;
    setTimeout(() => {
      happened = true;
    }, atMs);
    await expect(expectNever(() => happened).within(1_000)).rejects.toThrow('must not within 1000 ms');
  });

  test('passes where it happens a millisecond later, and lets exactly that time pass', async () => {
    const beganMs = Date.now();
    let happened = false;
    setTimeout(() => {
      happened = true;
    }, 1_001);
    await expectNever(() => happened).within(1_000);
    expect(Date.now() - beganMs).toBe(1_000);
  });

  test('refuses to wait on the clock of the wall', async () => {
    vi.useRealTimers();
    await expect(expectNever(() => false).within(1)).rejects.toThrow('Call vi.useFakeTimers() first');
  });
});

describe('twice', () => {
  test('shows what the first time left behind', async () => {
    let listeners = 0;
    const leaky = () => {
      listeners += 1;
      return { unmount: () => {} };
    };
    const [first, second] = await twice(leaky, () => listeners);
    expect(first).not.toBe(second);
  });

  test('unmounts before it mounts again, and also where the act fails', async () => {
    const events: string[] = [];
    const mount = () => {
      events.push('mounted');
      return { unmount: () => void events.push('unmounted') };
    };
    await twice(mount, () => {});
    await twice(mount, () => Promise.reject(new Error('failed'))).catch(() => {});
    expect(events).toEqual(['mounted', 'unmounted', 'mounted', 'unmounted', 'mounted', 'unmounted']);
  });
});
