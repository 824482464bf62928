/** One page in a browser, such as Playwright's. A function runs in the page, gets JSON, and may be async. */
export interface StoryBrowser {
  goto(url: string): Promise<unknown>;
  evaluate<Result, Given>(act: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
}
