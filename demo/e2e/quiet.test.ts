import type { BrowserContext, Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAndBrowser } from './demoAndBrowser.ts';
import { platformApi } from './platformApi.ts';
import { countOf, isConnected } from './signsOf.ts';

declare global {
  /** How often a tab has sounded. */
  var sounds: number;
}

/** Two tabs of the reader, and one of somebody else. */
interface Tabs {
  readonly one: Page;
  readonly other: Page;
  readonly theirs: Page;
}

const muted = 'Muted in this browser';

describe('what keeps an inbox quiet, in tabs of one browser on a real platform', () => {
  const demo = demoAndBrowser();
  let context: BrowserContext;
  /** Somebody who uses the same browser, and has no messages yet. */
  let somebodyElse = 'somebody';

  beforeEach(async () => {
    somebodyElse += '-else';
    context = await demo.browser.newContext();
    await context.addInitScript(watchSounds);
    return () => context.close();
  });

  /** Two tabs of the reader and one of somebody else, in which a message sounds: once for each reader. */
  async function openThree(): Promise<Tabs> {
    const [one, other, theirs] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await Promise.all([
      load(one, () => one.goto(`${demo.url}/?attention`), true),
      load(theirs, () => theirs.goto(`${demo.url}/?attention&subscriber=${somebodyElse}`), true),
    ]);
    await load(other, () => other.goto(`${demo.url}/?attention`));
    // There are messages from the start, and none for somebody else.
    await expect.poll(() => Promise.all([one, other].map(countOf))).not.toContain(0);
    const tabs = { one, other, theirs };
    await send('To begin with', tabs, 1);
    return tabs;
  }

  /** Sends both readers a message: all of their tabs hear of it, those of the reader sound so many times together, and somebody else's once. */
  async function send(
    subject: string,
    { one, other, theirs }: Tabs,
    times: number,
    more = {},
  ): Promise<void> {
    await Promise.all([
      hear([one, other], times, () => platformApi(demo.url).trigger(subject, undefined, more)),
      hear([theirs], 1, () => platformApi(demo.url, somebodyElse).trigger(subject, undefined, more)),
    ]);
  }

  test('A pause in one tab holds in the other at once and after a reload, and not for somebody else', async () => {
    const tabs = await openThree();
    const { one, other, theirs } = tabs;
    await open(one);
    await choose(one, one.locator('[data-carillon="menu-button"]'), 'Until I resume');
    await bell(other, ', paused').waitFor();
    await bell(one, ', paused').waitFor();
    await close(one);
    await send('While it is paused', tabs, 0);

    await reload(tabs);
    await bell(other, ', paused').waitFor();
    await send('After a reload', tabs, 0);
    expect(await bell(theirs, ', paused').count()).toBe(0);

    // What is unread would be told now, with a sound unless it is in the tab whose list is open.
    await platformApi(demo.url).clear();
    await expect.poll(() => Promise.all([one, other].map(countOf))).toEqual([0, 0]);
    await open(other);
    await choose(other, other.locator('[data-carillon="menu-button"]'), 'Resume notifications');
    await bell(one, ', paused').waitFor({ state: 'detached' });
    await close(other);
    await send('After the pause', tabs, 1);
  });

  test('A thread that is muted in one tab is so in the other and after a reload, and not for somebody else', async () => {
    const tabs = await openThree();
    const { one, other, theirs } = tabs;
    const thread = { thread: 'Roadmap' };
    await send('Begins', tabs, 1, thread);
    await open(other);
    await open(one);
    await row(one, 'Begins').hover();
    await choose(one, row(one, 'Begins').getByRole('button', { name: 'More actions' }), 'Fewer like this');
    await one.getByRole('menuitem', { name: 'Mute this thread' }).click();
    await row(other, 'Begins').getByText(muted).waitFor();
    expect(await other.getByText(muted).count()).toBe(1);
    await close(one);
    await close(other);
    await send('Goes on', tabs, 0, thread);
    await send('Is about something else', tabs, 1);

    await reload(tabs);
    await send('Ends', tabs, 0, thread);
    await open(other);
    await row(other, 'Ends').getByText(muted).waitFor();
    await open(theirs);
    await row(theirs, 'Ends').waitFor();
    expect(await theirs.getByText(muted).count()).toBe(0);
  });
});

/** A tab of the reader is loaded anew, and that of somebody else. */
async function reload({ other, theirs }: Tabs): Promise<void> {
  const counts = await Promise.all([countOf(other), countOf(theirs)]);
  await Promise.all([load(other, () => other.reload()), load(theirs, () => theirs.reload(), true)]);
  await expect.poll(() => Promise.all([countOf(other), countOf(theirs)])).toEqual(counts);
}

/** A message that is sent is heard of in all tabs of a reader, and sounds so many times in all of them together. */
async function hear(tabs: readonly Page[], times: number, trigger: () => Promise<unknown>): Promise<void> {
  const counts = await Promise.all(tabs.map(countOf));
  const before = await soundsOf(tabs);
  await trigger();
  for (const [index, page] of tabs.entries()) {
    await expect.poll(() => countOf(page)).toBe((counts[index] ?? 0) + 1);
  }
  await expect.poll(() => soundsOf(tabs)).toBe(before + times);
}

/** Waits for a page that is loaded: its bell, the code of toasts and sounds, and its line if it has one of its own. */
async function load(page: Page, begin: () => Promise<unknown>, connects = false): Promise<void> {
  const feature = page.waitForResponse(/toasts|loadedToasts/);
  const connected = connects && isConnected(page);
  await begin();
  await bell(page).waitFor();
  await feature;
  await connected;
}

/** The bell of a page, whose name ends like that. */
function bell(page: Page, end = ''): Locator {
  return page.getByRole('button', { name: new RegExp(`^Notifications.*${end}$`) });
}

/** The newest row of a page with a title. */
function row(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title }).first();
}

/** Opens the panel of a page, in front: behind another tab it draws one frame a second, and a press waits for two. */
async function open(page: Page): Promise<void> {
  await page.bringToFront();
  await bell(page).click();
  await page.getByRole('dialog').waitFor();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Chooses from a menu. */
async function choose(page: Page, button: Locator, command: string): Promise<void> {
  await button.click();
  await page.getByRole('menuitem', { name: command }).click();
}

/** How often tabs have sounded together. */
async function soundsOf(pages: readonly Page[]): Promise<number> {
  const each = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.sounds)));
  return each.reduce((sum, sounds) => sum + sounds, 0);
}

/** In a page, before its own code: counts sounds, and allows them as a reader who has pressed something. */
function watchSounds(): void {
  globalThis.sounds = 0;
  AudioContext.prototype.resume = () => Promise.resolve();
  OscillatorNode.prototype.start = () => {
    globalThis.sounds += 1;
  };
}
