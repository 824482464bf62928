import { vi } from 'vitest';

/** As it was before a test's fake clock: React renders in such a task. */
const { setImmediate } = globalThis;

/** Lets time pass on the fake clock, and React render what it led to. */
export async function passTime(ms: number): Promise<void> {
  if (!vi.isFakeTimers()) {
    throw new Error(
      'This lets time pass on the fake clock, and the test has none. Call vi.useFakeTimers() first.',
    );
  }
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => setImmediate(resolve));
}
