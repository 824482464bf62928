import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, type TestContext, vi } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../support/sharedParts.ts';
import { openHostPage } from './openHostPage.ts';

let host: Awaited<ReturnType<typeof openHostPage>>;
let browser: Browser;

/** Opens the site of a host and a browser for the tests of a file. */
export function openHost(): void {
  beforeAll(async () => {
    [host, browser] = await Promise.all([openHostPage(), sharedBrowser()]);
  });
  afterAll(async () => {
    await leaveBrowser();
    await host?.close();
  });
}

/** The page of a host with a bell in or, where it says so, outside of something. Closed after the test. */
export async function openPage(
  onTestFinished: TestContext['onTestFinished'],
  around: string,
  { isOutside = false, hasTouch = false, width = 900, withhold = '' } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, hasTouch });
  onTestFinished(() => page.close());
  await page.addInitScript(stayForever);
  if (withhold) {
    await page.route(`**/${withhold}-*.js`, () => new Promise(() => {}));
  }
  await page.goto(`${host.url}?around=${encodeURIComponent(around)}${isOutside ? '&outside' : ''}`);
  // The code of what it shows by itself is there.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('loadedToasts')),
  );
  if (!withhold) {
    await page.waitForLoadState('networkidle');
    // What has come may still be running on a busy machine: a message before it has its count has no toast.
    await page.waitForFunction(() => document.title.startsWith('('));
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  }
  if (around === 'full screen') {
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
  }
  if (around === 'another window') {
    const other = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Window' }).click();
    return other;
  }
  return page;
}

/** In a page, before its code: what leaves by itself after seconds, as a toast does, stays. A slow machine needs longer than it has. */
function stayForever(): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (act: () => void, delayMs = 0, ...more: unknown[]) =>
      setTimeout(act, delayMs < 3_000 ? delayMs : 2 ** 31 - 1, ...more),
  });
}

export const until = (look: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await look()).toBe(true), { timeout: 60_000 });

export const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
export const menu = (page: Page) => page.getByRole('menu');
export const draft = (page: Page) => page.getByLabel('Draft');
export const row = (page: Page, title: string) =>
  page.getByRole('article', { name: new RegExp(`\\b${title}\\b`) });

/** Presses the bell, and waits for the newest message. */
export async function openPanel(page: Page, newest = 'Message 1'): Promise<void> {
  await bell(page).click();
  await row(page, newest).waitFor();
}

export async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) {
    throw new Error('It is not drawn.');
  }
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The element that a press in the middle of a place would hit is in it. */
export const isOnTop = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as Document | ShadowRoot;
    return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
  });

/** How far a list has been scrolled. */
export const scrolled = (page: Page) =>
  page.locator('[data-carillon="message-list"]').evaluate((list) => {
    const scroller = [list, ...list.querySelectorAll('*')].find((one) => one.scrollTop > 0);
    return scroller?.scrollTop ?? 0;
  });

export const isFocused = (place: Locator) =>
  place.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);

export const toast = (page: Page) => page.locator('[data-carillon="message-toast"]');

/** Sends the reader a message, and waits for its toast. */
export async function tell(page: Page, title: string): Promise<void> {
  await page.evaluate((words) => window.tell(words), title);
  await toast(page).filter({ hasText: title }).waitFor();
}
