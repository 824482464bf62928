/** A page in a browser that Playwright cannot drive as the system has it. Functions run in the page and may be async. */
export interface OtherBrowser {
  readonly name: string;
  open(url: string): Promise<void>;
  run<Result>(
    act: (...given: never[]) => Result | Promise<Result>,
    ...given: readonly unknown[]
  ): Promise<Result>;
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
