import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../../tests/support/sharedParts.ts';
import { type Journey, testJourney } from './journey.ts';
import { platformApi } from './platformApi.ts';
import { type Demo, startDemo } from './startDemo.ts';

describe('a live inbox, on real HTTP, a real socket and a real database', () => {
  let dataDir: string;
  let demo: Demo;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'carillon-e2e-'));
    demo = await startDemo({ port: 0, dataDir });
    browser = await sharedBrowser();
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(demo.url);
  });

  afterAll(async () => {
    await leaveBrowser();
    await demo?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const bell = (count: number) => page.getByRole('button', { name: `Notifications, ${count} unread` });
  const row = (name: string) => page.getByRole('article', { name });

  describe.each([
    ['the widget protocol', 'widget', /^\/(v1\/widgets|socket\.io|host)\//, false, 'Accepted'],
    ['the inbox API', 'inbox', /^\/(v1\/inbox|socket\.io|host)\//, true, 'Accept'],
    ['the REST protocol', 'rest', /^\/(v1\/rest|socket\.io|host)\//, true, 'Accepted'],
  ] as const)('by %s', (_name, backend, api, archives, accepted) => {
    let journey: Journey;

    beforeAll(async () => {
      const subscriberId = `reader-by-${backend}`;
      const platform = platformApi(demo.url, subscriberId);
      const page = await browser.newPage();
      const open = (opened: Page) => {
        const reader = opened === page ? subscriberId : `another-by-${backend}`;
        return openWithSocket(opened, `${demo.url}/?backend=${backend}&subscriber=${reader}`);
      };
      journey = {
        page,
        other: await browser.newPage(),
        open,
        api,
        archives,
        // By the widget protocol in the browser.
        snoozes: true,
        accepted,
        deliver: (title, button) =>
          platform.trigger(title, undefined, button ? { buttons: [asButton(button)] } : {}),
        async stored(title) {
          const row = await platform.row(title);
          return row && { read: row.read, answered: row.cta?.action?.status === 'done' };
        },
      };
    });
    testJourney(() => journey);
  });

  test('the bell shows the count of a database that was filled before, and of what comes and is read', async () => {
    const api = platformApi(demo.url);
    const count = await api.unreadCount();
    expect(count).toBeGreaterThan(0);
    await bell(count).click();
    await api.trigger('Sent while you watch');
    await bell(count + 1).waitFor();
    await row('Unread: Sent while you watch').getByRole('button', { name: 'Sent while you watch' }).click();
    await bell(count).waitFor();
    await expect.poll(async () => (await api.row('Sent while you watch'))?.read).toBe(true);
  });

  test('pointing at the bell requests the feed while the panel’s code is still loading', async () => {
    const other = await browser.newPage();
    const held: Route[] = [];
    await other.route(/\/panel-/, (route) => void held.push(route));
    const feed = other.waitForResponse(/\/notifications\/feed\?/);
    await other.goto(demo.url);
    await other.getByRole('button', { name: /Notifications/ }).click();
    await feed;
    const panel = other.getByRole('dialog', { name: 'Notifications' });
    expect(await panel.getAttribute('aria-busy')).toBe('true');
    expect(await panel.getByRole('article').count()).toBe(0);
    await Promise.all(held.map((route) => route.continue()));
    await panel.getByRole('article').first().waitFor();
    await other.close();
  });

  test('code for prefetching that cannot be loaded at first has no visible effect', async () => {
    const other = await browser.newPage();
    const thrown: string[] = [];
    other.on('pageerror', (error) => thrown.push(error.message));
    // Without the files that the page itself names: where one of those is missing, no app starts.
    const html = await (await fetch(demo.url)).text();
    const code = ({ pathname }: URL) => pathname.includes('/feed-') && !html.includes(pathname);
    const missed = other.waitForEvent('requestfailed', (request) => code(new URL(request.url())));
    let tries = 0;
    // Not with `times`: where the last route goes while other files are on their way, these may never arrive.
    await other.route(code, (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    await other.goto(demo.url);
    await missed;
    await other.getByRole('button', { name: /Notifications/ }).click();
    await other.getByRole('article').first().waitFor();
    expect(tries).toBeGreaterThan(1);
    expect(thrown).toEqual([]);
    await other.close();
  });

  test('after the server was killed and started again, the page catches up by itself and nothing is lost', async () => {
    const before = await platformApi(demo.url).unreadCount();
    const port = Number(new URL(demo.url).port);
    await demo.kill();
    demo = await startDemo({ port, dataDir });
    const api = platformApi(demo.url);
    expect(await api.unreadCount()).toBe(before);

    await api.trigger('Sent after the restart');
    await row('Sent after the restart').waitFor();
    await bell(before + 1).waitFor();
    expect((await api.row('Sent while you watch'))?.read).toBe(true);
  });

  test('messages that were sent while the page was disconnected are there after the reconnect', async () => {
    const api = platformApi(demo.url);
    const before = await api.unreadCount();
    await page.context().setOffline(true);
    await api.trigger('Sent while you were away');
    await page.context().setOffline(false);
    await row('Sent while you were away').waitFor();
    await bell(before + 1).waitFor();
  });

  test('the page threw no error, and SIGTERM ends the platform cleanly', async () => {
    expect(errors).toEqual([]);
    await page.close();
    expect(await demo.stop()).toBe(0);
  });
});

const asButton = (content: string) => ({ type: 'primary', content, resultContent: `${content}ed` });

/** Opens a page, and resolves once the server has let its socket in. */
async function openWithSocket(page: Page, url: string): Promise<void> {
  const socket = page.waitForEvent('websocket');
  await page.goto(url);
  await (await socket).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
}
