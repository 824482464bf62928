import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAndBrowser } from './demoAndBrowser.ts';
import { platformApi } from './platformApi.ts';
import { countOf, isConnected } from './signsOf.ts';

declare global {
  /** What a tab has done to draw attention. */
  var noticed: {
    sounds: number;
    banners: string[];
    toasts: string[];
    permission: NotificationPermission;
    /** Whether it listens to the other tabs. */
    joined: boolean;
  };
}

describe('what draws attention, in tabs of one browser on a real platform', () => {
  const demo = demoAndBrowser();
  let context: BrowserContext;

  beforeEach(async () => {
    context = await demo.browser.newContext();
    await context.addInitScript(watchAttention);
    return () => context.close();
  });

  /**
   * A tab that hears what the server tells: the first one by its socket, others from that one. Where the first one is hidden, a shown one
   * takes its place within seconds; a hidden one does not.
   */
  async function openTab(): Promise<Page> {
    const isFirst = context.pages().length === 0;
    const page = await context.newPage();
    const feature = page.waitForResponse(/toasts|loadedToasts/);
    const connected = isFirst && isConnected(page);
    await page.goto(`${demo.url}/?attention`);
    await connected;
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await feature;
    await page.waitForFunction(() => globalThis.noticed.joined);
    // There are unread messages from the start.
    await expect.poll(() => countOf(page)).toBeGreaterThan(0);
    return page;
  }

  /** What all tabs have done together. */
  async function allOf(...pages: readonly Page[]) {
    const each = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.noticed)));
    return {
      sounds: each.reduce((sum, { sounds }) => sum + sounds, 0),
      banners: each.flatMap(({ banners }) => banners),
      toasts: each.flatMap(({ toasts }) => toasts),
    };
  }

  /** A title of the page that counts one more shows that all of its tabs have heard of a message. */
  async function hear(subject: string, ...pages: readonly Page[]): Promise<void> {
    const counts = await Promise.all(pages.map(countOf));
    await platformApi(demo.url).trigger(subject);
    for (const [index, page] of pages.entries()) {
      await expect.poll(() => countOf(page)).toBe((counts[index] ?? 0) + 1);
    }
  }

  /** A page shows a toast, perhaps for a moment that is over by now. */
  async function tells(page: Page, words: string): Promise<void> {
    await expect.poll(async () => (await allOf(page)).toasts).toContain(words);
  }

  test('One arrival is one sound and one toast in the tab that is shown, and no banner', async () => {
    const [back, front] = [await openTab(), await openTab()];
    // The tab that is shown takes the line, and what comes while it does so the hidden one asks for when it is shown.
    const taken = isConnected(front);
    await hide(back);
    await taken;
    await hear('First', back, front);
    await tells(front, 'First');
    await hear('Second', back, front);
    await tells(front, 'Second');
    await expect
      .poll(() => allOf(back, front))
      .toEqual({ sounds: 2, banners: [], toasts: ['First', 'Second'] });
    expect(await back.getByRole('region', { name: 'Notifications' }).count()).toBe(0);
  });

  test('One arrival is one sound and one banner where no tab is shown, and no toast', async () => {
    const [one, other] = [await openTab(), await openTab()];
    // First the one that would take the line from a hidden one.
    await hide(other);
    await hide(one);
    await hear('Nobody looks', one, other);
    await expect.poll(async () => (await allOf(one, other)).banners).toEqual(['Nobody looks']);
    await hear('Nobody looks again', one, other);
    await expect.poll(async () => (await allOf(one, other)).banners).toHaveLength(2);
    expect(await allOf(one, other)).toMatchObject({ sounds: 2, toasts: [] });
  });

  test('A reader who has refused banners gets one toast, and no banner from any tab', async () => {
    const [front, back] = [await openTab(), await openTab()];
    for (const page of [back, front]) {
      await page.evaluate(() => {
        globalThis.noticed.permission = 'denied';
      });
    }
    await hide(back);
    await hear('Refused', back, front);
    await tells(front, 'Refused');
    // The sound may be a moment later.
    await expect.poll(() => allOf(back, front)).toEqual({ sounds: 1, banners: [], toasts: ['Refused'] });
  });

  test('A message whose leading tab is closed in the middle is one toast in the other tab, as is the next one', async () => {
    const leader = await openTab();
    const follower = await openTab();
    await hear('In the middle', leader, follower);
    await leader.close();
    await tells(follower, 'In the middle');
    await hear('Afterwards', follower);
    await tells(follower, 'Afterwards');
    await expect
      .poll(() => allOf(follower))
      .toEqual({ sounds: 2, banners: [], toasts: ['In the middle', 'Afterwards'] });
  });

  test('Ten messages at once are one toast that says ten, and one sound', async () => {
    const [front, back] = [await openTab(), await openTab()];
    await hide(back);
    await hear('Both are connected', back, front);
    await tells(front, 'Both are connected');
    const before = await countOf(front);
    const { trigger } = platformApi(demo.url);
    // So few that a busy machine writes them in the five seconds in which they count as one arrival.
    await Promise.all(Array.from({ length: 10 }, (_, index) => trigger(`Message ${index}`)));
    await tells(front, '10 new notifications');
    await expect.poll(() => countOf(front)).toBe(before + 10);
    expect(await allOf(back, front)).toMatchObject({ sounds: 2, banners: [] });
    const { toasts } = await allOf(front);
    // While it grows it may say less for a moment.
    expect(toasts.filter((words) => !/^\d+ new notifications$/.test(words))).toEqual(['Both are connected']);
    expect(toasts.at(-1)).toBe('10 new notifications');
    expect((await allOf(back)).toasts).toEqual([]);
  });
});

/** In a page, before its own code: writes down what draws attention, and allows it as a reader who has pressed something. */
function watchAttention(): void {
  const noticed = {
    sounds: 0,
    banners: [] as string[],
    toasts: [] as string[],
    permission: 'granted' as NotificationPermission,
    joined: false,
  };
  globalThis.noticed = noticed;
  const { postMessage } = BroadcastChannel.prototype;
  // Its first words to the others, which come after it has begun to listen.
  BroadcastChannel.prototype.postMessage = function (message) {
    noticed.joined = true;
    postMessage.call(this, message);
  };
  class Banner {
    static get permission(): NotificationPermission {
      return noticed.permission;
    }
    close(): void {}
    constructor(title: string) {
      if (noticed.permission === 'granted') {
        noticed.banners.push(title);
      }
    }
  }
  Object.defineProperty(globalThis, 'Notification', { value: Banner });
  AudioContext.prototype.resume = () => Promise.resolve();
  OscillatorNode.prototype.start = () => {
    noticed.sounds += 1;
  };
  new MutationObserver(() => {
    for (const title of document.querySelectorAll('[data-carillon="message-toast-title"]')) {
      const words = title.textContent ?? '';
      if (!noticed.toasts.includes(words)) {
        noticed.toasts.push(words);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Headless pages are always visible and have the focus: this makes one report that it is hidden. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.hasFocus = () => false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
