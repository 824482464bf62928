import type { StoryBrowser } from '../../tests/storyPage/StoryBrowser.ts';

/** A page in a browser that Playwright cannot drive as the system has it. */
export interface OtherBrowser extends StoryBrowser {
  readonly name: string;
  close(): Promise<void>;
}

/** Asks again until the answer is there: a browser takes its time to start. */
export async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 50) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
