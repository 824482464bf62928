import { vi } from 'vitest';

/** As it was before a test's fake clock: React renders in such a task. */
const { setImmediate } = globalThis;

/**
 * Lets time pass on the fake clock, once code that is imported late has come: that takes real time, in which the fake clock stands
 * still. Then lets React render what it led to, and work end that does not depend on the clock.
 */
export async function passTime(ms: number): Promise<void> {
  if (!vi.isFakeTimers()) {
    throw new Error(
      'This lets time pass on the fake clock, and the test has none. Call vi.useFakeTimers() first.',
    );
  }
  await vi.dynamicImportSettled();
  await moveClock(ms);
}

/** As `passTime`, for many short steps, in which no code is imported. */
export async function moveClock(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
