import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { buildStoryPage } from '../../scripts/buildStoryPage.mjs';
import { openTestBrowser } from '../../scripts/chromium.mjs';
import { servePages } from '../../scripts/servePages.mjs';
import { answerOf } from './answerOf.ts';
import { registerWorker } from './forEachStory.ts';
import type {} from './storyPage.ts';

/** Every story on a page of its own, built for production, in a Chromium: for checks that Storybook's own page would disturb. */
export interface StoryPageServer {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the page, unless `npm test` has built it (`STORY_PAGE` is its folder), serves it and opens a browser. `policy` is its Content-Security-Policy. */
export async function openStoryPage(policy?: string): Promise<StoryPageServer> {
  const { STORY_PAGE: built } = process.env;
  const folder = built ?? (await mkdtemp(join(tmpdir(), 'carillon-stories-')));
  if (built === undefined) {
    await buildStoryPage(folder);
  }
  const pages = await servePages(
    (path) => contentsOf(path, folder),
    (path) => (path === '/index.html' ? policy : undefined),
  );
  const browser = await openTestBrowser();
  return {
    url: pages.url,
    browser,
    async close() {
      await browser.close();
      pages.close();
      if (built === undefined) {
        await rm(folder, { recursive: true });
      }
    },
  };
}

/** Opens the page in a browser context of its own, which is to be closed with it. It shows nothing yet. */
export async function openOwnPage(
  { browser, url }: StoryPageServer,
  device: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  if (process.env.BROWSER === 'firefox') {
    await page.addInitScript(withoutKeepalive);
  }
  await registerWorker(page, url);
  await page.goto(`${url}/index.html`);
  await page.waitForFunction(() => globalThis.storyPage !== undefined);
  return page;
}

/** Firefox does not pass calls that may outlive their page to service workers, where the mock server is. */
function withoutKeepalive(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(input, { ...init, keepalive: false });
}

/** Shows a story on an open page, and rejects with what went wrong. */
export async function showStory(
  page: Page,
  file: string,
  name: string,
  globals: Readonly<Record<string, string>>,
): Promise<void> {
  const shown = page.evaluate(([one, story, settings]) => globalThis.storyPage.run(one, story, settings), [
    file,
    name,
    globals,
  ] as const);
  const error = await answerOf(`${file} ${name}`, shown);
  if (error !== null) {
    throw new Error(`${file} ${name} in ${JSON.stringify(globals)}: ${error}`);
  }
}

/** What axe finds in the story that a page shows, one per line. */
export function findingsOf(page: Page, file: string, name: string): Promise<string[]> {
  const judged = page.evaluate(([one, story]) => globalThis.storyPage.axe(one, story), [file, name] as const);
  return answerOf(`axe on ${file} ${name}`, judged);
}

/** Keeps the worker registered: it would be removed with the last page, and registering it again is a Trusted Types sink. */
const mockServiceWorker = readFileSync(here('../../.storybook/public/mockServiceWorker.js'), 'utf8').replace(
  'self.registration.unregister()',
  '// stays',
);

async function contentsOf(path: string, folder: string): Promise<string | Buffer> {
  switch (path) {
    case '/blank.html':
      return '<!doctype html><title>Nothing</title>';
    case '/mockServiceWorker.js':
      return mockServiceWorker;
    default:
      return readFile(join(folder, normalize(path)));
  }
}
