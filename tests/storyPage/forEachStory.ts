import type { BrowserContextOptions, Page } from 'playwright';
import { answerOf } from './answerOf.ts';
import type { StoryPageServer } from './openStoryPage.ts';
import type { StoryBrowser } from './StoryBrowser.ts';

/** How a story is shown. */
export interface Playing {
  /** Storybook's globals, such as `{ theme: 'dark', dir: 'rtl' }`. */
  readonly globals?: Readonly<Record<string, string>>;
  /** Which stories of the files are shown. @default all */
  readonly stories?: (file: string, name: string) => boolean;
  /** Whether every file starts on a fresh page, or only one after a story that failed. @default true */
  readonly freshPages?: boolean;
  /** Whether a story that fails is tried again, on a fresh page. @default true */
  readonly playAgain?: boolean;
}

/** Checks a story that is shown. */
export interface Look extends Playing {
  readonly widthPx?: number;
  /** What else the browser is like. @default 800 px high, with the machine's language and time zone */
  readonly device?: Pick<BrowserContextOptions, 'locale' | 'timezoneId' | 'viewport'>;
}

/** A story that was rendered and, if required, played, on a page that still shows it. */
export interface ShownStory<Shown = Page> {
  readonly file: string;
  readonly name: string;
  readonly page: Shown;
  /** The failure while it was rendered or played, or null. */
  readonly error: string | null;
}

/** Shows the stories in a Chromium and calls `look` for each. */
export async function forEachStory(
  server: StoryPageServer,
  { widthPx = 1_000, device, ...playing }: Look,
  wanted: (file: string) => boolean,
  look: (story: ShownStory) => Promise<void>,
): Promise<void> {
  const context = await server.browser.newContext({ viewport: { width: widthPx, height: 800 }, ...device });
  await forEachStoryIn(await context.newPage(), server.url, playing, wanted, look);
  await context.close();
}

/** Registers MSW's worker, from a page without a policy: registering is a Trusted Types sink, and not part of a story. */
export async function registerWorker(page: StoryBrowser, url: string): Promise<void> {
  await page.goto(`${url}/blank.html`);
  const registered = page.evaluate(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js');
    await navigator.serviceWorker.ready;
  }, null);
  await answerOf('register the worker', registered);
}

/** Shows the stories one after the other in any browser, and calls `look` for each. */
export async function forEachStoryIn<Shown extends StoryBrowser>(
  page: Shown,
  url: string,
  { globals = {}, stories = () => true, freshPages = true, playAgain = true }: Playing,
  wanted: (file: string) => boolean,
  look: (story: ShownStory<Shown>) => Promise<void>,
): Promise<void> {
  await registerWorker(page, url);
  const open = async () => {
    await page.goto(`${url}/index.html`);
    const loaded = page.evaluate(async () => {
      while (globalThis.storyPage === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }, null);
    await answerOf('load the stories', loaded);
  };
  await open();
  const files = await answerOf(
    'list the stories',
    page.evaluate(() => [...globalThis.storyPage.files], null),
  );
  for (const file of files.filter(wanted)) {
    if (freshPages) {
      await open();
    }
    const listed = page.evaluate((one) => globalThis.storyPage.names(one), file);
    const names = await answerOf(`list the stories of ${file}`, listed);
    for (const name of names.filter((one) => stories(file, one))) {
      const run = () => {
        const settings = [file, name, globals] as const;
        const shown = page.evaluate(([one, ...rest]) => globalThis.storyPage.run(one, ...rest), settings);
        return answerOf(`${file} ${name}`, shown);
      };
      let error = await run();
      if (error !== null && playAgain) {
        // On a busy machine a story may be too slow for its own test. A real failure happens again.
        await open();
        error = await run();
      }
      await look({ file, name, page, error });
      if (error !== null) {
        await open();
      }
    }
  }
}
