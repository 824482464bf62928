/** One page in a browser. Playwright's own is one. A function runs in the page, is given JSON, and may be async. */
export interface StoryBrowser {
  goto(url: string): Promise<unknown>;
  evaluate<Result, Given>(act: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
}
