import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAndBrowser } from './demoAndBrowser.ts';
import { platformApi } from './platformApi.ts';

/** A tab with the host page, and the number of its open sockets. */
interface Tab {
  readonly page: Page;
  sockets(): number;
}

describe('tabs of one browser, on a real platform', () => {
  const demo = demoAndBrowser();
  let context: BrowserContext;

  beforeEach(async () => {
    context = await demo.browser.newContext();
    return () => context.close();
  });

  async function openTab(query = ''): Promise<Tab> {
    const page = await context.newPage();
    let open = 0;
    page.on('websocket', (socket) => {
      open += 1;
      socket.on('close', () => {
        open -= 1;
      });
    });
    page.on('close', () => {
      open = 0;
    });
    page.on('crash', () => {
      open = 0;
    });
    await page.goto(demo.url + query);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    return { page, sockets: () => open };
  }

  /** The first tab holds the socket, the second gets its events. */
  async function openTwo(): Promise<{ leader: Tab; follower: Tab }> {
    const leader = await openTab();
    await expect.poll(leader.sockets).toBe(1);
    const follower = await openTab();
    await arrivesIn([leader, follower], `Sent to both ${Date.now()}`);
    return { leader, follower };
  }

  async function arrivesIn(tabs: readonly Tab[], subject: string): Promise<void> {
    await platformApi(demo.url).trigger(subject);
    for (const { page } of tabs) {
      await page.getByRole('article', { name: subject }).waitFor();
    }
  }

  test('have one open socket, and both show its events', async () => {
    const { leader, follower } = await openTwo();
    expect([leader.sockets(), follower.sockets()]).toEqual([1, 0]);
  });

  test('show a mark that was made in the other one', async () => {
    const { leader, follower } = await openTwo();
    for (const [here, there] of [
      [leader, follower],
      [follower, leader],
    ] as const) {
      const subject = `To be read ${Date.now()}`;
      await arrivesIn([here, there], subject);
      const unread = there.page.getByRole('article', { name: `Unread: ${subject}` });
      await unread.waitFor();
      // Behind another tab it draws one frame a second, and a press waits for two.
      await here.page.bringToFront();
      await here.page.getByRole('article', { name: subject }).getByRole('button', { name: subject }).click();
      await unread.waitFor({ state: 'detached' });
    }
  });

  test.each<[string, (leader: Page) => Promise<unknown>]>([
    ['is closed', (page) => page.close()],
    ['crashes', crash],
    ['is hidden', hide],
  ])('open the socket in the other tab when the one with the socket %s, and miss nothing', async (_, end) => {
    const { leader, follower } = await openTwo();
    const subject = `Sent in between ${Date.now()}`;
    await Promise.all([end(leader.page), platformApi(demo.url).trigger(subject)]);
    await follower.page.getByRole('article', { name: subject }).waitFor();
    await expect.poll(() => [leader.sockets(), follower.sockets()]).toEqual([0, 1]);
    await arrivesIn([follower], `Sent afterwards ${Date.now()}`);
  });

  test('fault 59, 66: of two subscribers have a socket each and share nothing', async () => {
    const one = await openTab();
    const other = await openTab('?subscriber=somebody-else');
    await expect.poll(() => [one.sockets(), other.sockets()]).toEqual([1, 1]);
    const subject = `For one alone ${Date.now()}`;
    await arrivesIn([one], subject);
    expect(await other.page.getByRole('article', { name: subject }).count()).toBe(0);
  });
});

/** Ends the page’s process, as a crash of the browser does. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => {});
  await crashed;
}

/** Headless pages are always visible: this makes one report that it is hidden. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
