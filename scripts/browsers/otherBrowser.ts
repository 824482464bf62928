import type { StoryBrowser } from '../../tests/storyPage/StoryBrowser.ts';

/** A page in a browser that Playwright cannot drive as the system has it. */
export interface OtherBrowser extends StoryBrowser {
  readonly name: string;
  /** Runs a script that is no function, such as a library. */
  run(script: string): Promise<unknown>;
  /** Clicks `globalThis.journeyPart` with the mouse. */
  click(): Promise<void>;
  type(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  back(): Promise<void>;
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
