import { AssertionError } from 'node:assert';
import { moveClock, passTime } from './passTime.ts';

/** The longest step between two looks, in milliseconds. */
const longestStepMs = 50;

/**
 * Fails if `happened` returns true now or at any moment of the time that `within` lets pass on the fake clock. For what must not
 * happen: too early, twice, after it was over.
 *
 *     await expectNever(() => calls.length > 1).within(5_000);
 */
export function expectNever(happened: () => boolean): { within(ms: number): Promise<void> } {
  return {
    async within(ms) {
      await passTime(0);
      for (let passedMs = 0; ; ) {
        if (happened()) {
          throw new AssertionError({
            message: `It happened after ${passedMs} ms, and must not within ${ms} ms: ${happened}`,
            stackStartFn: this.within,
          });
        }
        if (passedMs >= ms) {
          return;
        }
        const stepMs = Math.min(longestStepMs, ms - passedMs);
        await moveClock(stepMs);
        passedMs += stepMs;
      }
    },
  };
}
