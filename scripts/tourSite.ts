// Opens every page of the built documentation site, on a desk and on a phone, light and dark: `npm run tour [-- part of a page's title]`.
// Fails for an error of a page, what axe finds, a page that is wider than its window, a link that leads nowhere, and an example that is
// higher than the room that is kept for it. Writes pictures to .cache/tour; with `--heights` it measures that room anew instead of failing.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { exampleHeights } from '../stories/site/exampleHeights.ts';
import { openChromium } from './chromium.mjs';
import { pageTrouble } from './pageTrouble.ts';
import { servePages } from './servePages.mjs';
import { linkTrouble, type PageLinks } from './siteLinks.ts';

const site = process.env.SITE ?? 'storybook-static';
const pictures = '.cache/tour';
const measures = process.argv.includes('--heights');
const part = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const schemes = measures ? (['light'] as const) : (['light', 'dark'] as const);
const looks = [1280, 390].flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })));

interface Entry {
  id: string;
  title: string;
  type: string;
}

const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'));
const docs = Object.values(index.entries).filter(
  ({ type, title }) => type === 'docs' && title.includes(part),
);
await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
const server = await servePages((path: string) => readFile(join(site, path === '/' ? 'index.html' : path)));
const browser = await openChromium();
const trouble: string[] = [];
const links: PageLinks[] = [];
/** By the ids of their stories, on a desk and on a phone. */
const heights = new Map<string, [number, number]>();

for (const { width, colorScheme } of looks) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  for (const { id, title } of docs) {
    const say = (what: string) => trouble.push(`${title} (${width}, ${colorScheme}): ${what}`);
    const errors = await open(page, id);
    for (const what of [...errors, ...(await pageTrouble(page, axe.source))]) {
      say(what);
    }
    if (width === 1280 && colorScheme === 'light') {
      links.push({ id, ...(await linksOf(page)) });
    }
    if (colorScheme === 'light') {
      for (const [story, height] of await heightsOf(page)) {
        const [wide] = heights.get(story) ?? [height];
        heights.set(story, [wide, height]);
        const [keptWide = 0, keptNarrow = keptWide] = exampleHeights[story] ?? [];
        const kept = width < 600 ? keptNarrow : keptWide;
        if (!measures && height > kept + 8) {
          say(
            `the example ${story} is ${height} px high, and ${kept} are kept for it (npm run tour -- --heights)`,
          );
        }
      }
    }
    await page.screenshot({
      path: `${pictures}/${id.replace('--docs', '')}-${width}-${colorScheme}.png`,
      fullPage: true,
    });
  }
  await context.close();
}
await browser.close();
server.close();
if (measures) {
  await writeHeights();
}
trouble.push(...linkTrouble(links, Object.keys(index.entries), (file) => existsSync(join(site, file))));
console.log(`${docs.length} pages in ${looks.length} looks, their pictures in ${pictures}`);
console.log(trouble.length === 0 ? 'no trouble' : trouble.join('\n'));
process.exitCode = trouble.length === 0 ? 0 : 1;

/** Opens a page, and waits until its stories are drawn; the errors meanwhile. */
async function open(page: Page, id: string): Promise<string[]> {
  const errors: string[] = [];
  const onError = (error: Error) => errors.push(`an error: ${error.message}`);
  page.on('pageerror', onError);
  await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs footer').waitFor({ state: 'attached' });
  // A story is drawn into an element of its own, below a theme.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#storybook-docs [id$="-inner"]')].every((place) =>
      place.querySelector('[data-carillon-theme]'),
    ),
  );
  await page.waitForFunction(isAtRest, undefined, { polling: 150 });
  page.off('pageerror', onError);
  return errors;
}

async function linksOf(page: Page) {
  return page.evaluate(() => ({
    places: [...document.querySelectorAll('#storybook-docs [id]')].map(({ id }) => id),
    hrefs: [...document.querySelectorAll('#storybook-docs a[href]')]
      // What a story shows leads where its messages say.
      .filter((link) => link.closest('.sb-story') === null)
      .map((link) => link.getAttribute('href') ?? ''),
  }));
}

/** Of each story that is drawn into the page itself. */
async function heightsOf(page: Page): Promise<[string, number][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.example [id^="story--"][id$="-inner"]')].map((place) => [
      place.id.replace(/^story--/, '').replace(/-inner$/, ''),
      place.offsetHeight,
    ]),
  );
}

async function writeHeights(): Promise<void> {
  const file = 'stories/site/exampleHeights.ts';
  const [head = ''] = (await readFile(file, 'utf8')).split('= {');
  const rows = [...new Map<string, readonly number[]>([...Object.entries(exampleHeights), ...heights])]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([story, [wide = 0, narrow = wide]]) =>
        `  '${story}': [${wide === narrow ? wide : `${wide}, ${narrow}`}],`,
    );
  await writeFile(file, `${head}= {\n${rows.join('\n')}\n};\n`);
}

/** Code is drawn late, once what colours it is loaded: whether the page has not grown for a while. */
function isAtRest(): boolean {
  const { dataset, scrollHeight } = document.body;
  const isSame = dataset.height === String(scrollHeight);
  dataset.height = String(scrollHeight);
  dataset.calm = String(isSame ? Number(dataset.calm ?? 0) + 1 : 0);
  return Number(dataset.calm) >= 5;
}
