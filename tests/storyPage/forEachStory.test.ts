import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forEachStoryIn } from './forEachStory.ts';
import type { StoryBrowser } from './StoryBrowser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser with one story, whose page stops answering at a step: 0 registers the worker, 1 opens the page, and so on. */
function hangingAt(step: number): StoryBrowser {
  const answers: unknown[] = [null, null, ['Bell.stories.tsx'], null, ['Default'], null];
  let steps = 0;
  return {
    goto: async () => null,
    evaluate: <Result>() => {
      const answer = answers[steps] as Result;
      steps += 1;
      return steps > step ? new Promise<Result>(() => {}) : Promise.resolve(answer);
    },
  };
}

test.each([
  [0, 'register the worker'],
  [1, 'load the stories'],
  [2, 'list the stories'],
  [4, 'list the stories of Bell.stories.tsx'],
  [5, 'Bell.stories.tsx Default'],
])('a page that stops answering at step %d fails the run, and names the step', async (step, asked) => {
  const run = forEachStoryIn(
    hangingAt(step),
    'http://localhost',
    {},
    () => true,
    async () => {},
  );
  const failure = expect(run).rejects.toThrow(`The page did not answer within 180 s: ${asked}`);
  await vi.advanceTimersByTimeAsync(180_000);
  await failure;
});
