import type { BrowserContext, Page } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from '../../demo/server/platform.ts';
import { fill } from '../../demo/server/testPlatform.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.mjs';
import { sharedPlatform } from '../support/sharedParts.ts';
import { openSite, type Site } from './openSite.ts';
import { proxyBefore, type TestProxy } from './proxyBefore.ts';

let platform: Platform;
let site: Site;
let browser: Awaited<ReturnType<typeof chromium.launch>>;
let context: BrowserContext;
let page: Page;
/** The subscribers whose tokens the browser has sent, in order, each once in a row. */
let senders: string[];
let pairs = 0;
let first: string;
let second: string;

beforeAll(async () => {
  [platform, site, browser] = await Promise.all([
    sharedPlatform(),
    openSite(),
    // Playwright turns the back and forward cache off.
    chromium.launch({
      executablePath: ensureChromium(),
      args: chromiumArguments,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  pairs += 1;
  [first, second] = [`first-${pairs}`, `second-${pairs}`];
  await send(first, 'For the first, one');
  await send(first, 'For the first, two');
  await send(second, 'For the second');
  senders = [];
  context = await browser.newContext();
  context.on('request', (request) => {
    const sender = senderOf(request.headers());
    if (sender !== undefined && sender !== senders.at(-1)) {
      senders.push(sender);
    }
  });
  page = await context.newPage();
});
afterEach(() => context.close());

const send = (subscriber: string, subject: string) => fill(platform, subscriber, 1, { subject });

function subscriberOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).subscriberId;
}

/** The subscriber whose token a call bears. */
function senderOf({ authorization }: { authorization?: string | undefined }): string | undefined {
  return authorization && subscriberOf(authorization.replace('Bearer ', ''));
}

/** A page of the host, as its server makes it for the subscriber who is signed in. */
const pageOf = (subscriber: string, backendUrl = platform.url, script = '', persist = '') =>
  site.page(
    `<p>Signed in: ${subscriber}</p><carillon-inbox application-identifier="${platform.config.applicationIdentifier}"
      subscriber-id="${subscriber}" backend-url="${backendUrl}" socket-url="${platform.url}" ${persist}></carillon-inbox>
      <script>${script}</script><script type="module" src="/embed/carillon.js"></script>`,
  );
const bell = (name: string) => page.getByRole('button', { name, exact: true });
const rows = () => page.getByRole('article').allTextContents();
const row = (subject: string) => page.getByRole('article', { name: subject });

/** The first subscriber's visit, with the panel opened. */
async function firstVisit(url = pageOf(first)): Promise<void> {
  await page.goto(url);
  await bell('Notifications, 2 unread').click();
  await row('For the first, two').waitFor();
}

/** What the second subscriber is shown, and whose tokens the page sends from the beginning of the visit on. */
async function secondVisit(url = pageOf(second)): Promise<void> {
  senders = [];
  await page.goto(url);
  expect(await watchNames()).not.toContain('Notifications, 2 unread');
  await bell('Notifications, 1 unread').click();
  await row('For the second').waitFor();
  expect((await rows()).join()).not.toContain('For the first');
  expect(senders).toEqual([second]);
  const stored = await page.evaluate(() => localStorage.getItem('widget_user_auth_token'));
  expect(subscriberOf(stored ?? '')).toBe(second);
}

/** The names that the bell has had within its first second. */
async function watchNames(): Promise<string[]> {
  return page.evaluate(async () => {
    const names = new Set<string>();
    for (const end = performance.now() + 1_000; performance.now() < end; ) {
      const inbox = document.querySelector('carillon-inbox')?.shadowRoot;
      names.add(inbox?.querySelector('[data-carillon="bell"]')?.getAttribute('aria-label') ?? '');
      await new Promise(requestAnimationFrame);
    }
    return [...names];
  });
}

describe.each<[string, Record<string, string>]>([
  ['fresh for ten minutes', { 'Cache-Control': 'public, max-age=600' }],
  [
    'usable while they are validated',
    { ETag: '"1"', 'Cache-Control': 'max-age=0, stale-while-revalidate=600' },
  ],
  ['dated only', { 'Last-Modified': 'Tue, 01 Jan 2019 00:00:00 GMT', ETag: '"1"' }],
])('where a proxy marks answers as %s', (_, headers) => {
  let proxy: TestProxy;
  beforeAll(async () => {
    proxy = await proxyBefore(platform.url, { headers });
  });
  afterAll(() => proxy?.close());

  test('the second subscriber of a browser is given nothing of the first', async () => {
    await firstVisit(pageOf(first, proxy.url));
    await secondVisit(pageOf(second, proxy.url));
  });

  test('a live message and the count after it are shown', async () => {
    await firstVisit(pageOf(first, proxy.url));
    await send(first, 'For the first, three');
    await row('For the first, three').waitFor();
    await page.reload();
    await bell('Notifications, 3 unread').click();
    await row('For the first, three').waitFor();
  });
});

test('a service worker of the host that stores every answer gives the second subscriber nothing of the first', async () => {
  const worker = site.script(`
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => {
      if (event.request.method !== 'GET' || !event.request.url.startsWith('${platform.url}')) return;
      event.respondWith((async () => {
        const stored = await caches.match(event.request);
        if (stored) return stored;
        const answer = await fetch(event.request);
        await (await caches.open('all')).put(event.request, answer.clone());
        return answer;
      })());
    });`);
  await page.goto(site.page('<p>Sign in</p>'));
  await page.evaluate(async (path) => {
    const controlled = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve);
    });
    await navigator.serviceWorker.register(path);
    await controlled;
  }, worker);
  await firstVisit();
  const stored = () =>
    page.evaluate(async () => (await (await caches.open('all')).keys()).map(({ url }) => url).join());
  await expect.poll(stored).toContain('/notifications/feed');
  await secondVisit();
});

describe('what a browser keeps', () => {
  let proxy: TestProxy;
  /** The subscriber whose changes do not arrive. A page that is being closed may be online again for a moment. */
  let unheard: string | undefined;
  beforeAll(async () => {
    proxy = await proxyBefore(platform.url, {
      cuts: ({ method, headers }) =>
        unheard !== undefined && method === 'POST' && senderOf(headers) === unheard,
    });
  });
  beforeEach(() => {
    unheard = undefined;
  });
  afterAll(() => proxy?.close());
  const kept = (subscriber: string) => pageOf(subscriber, proxy.url, '', 'persist');

  /** What the first has stored: an inbox, and a change that could not be sent. */
  async function leaveUnsent(): Promise<void> {
    await firstVisit(kept(first));
    const menu = row('For the first, two').getByRole('button', { name: 'More actions' });
    await row('For the first, two').hover();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Mark as read' }).waitFor();
    unheard = first;
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Mark as read' }).click();
    await bell('Notifications, 1 unread').waitFor();
    await expect.poll(entries).toContain('carillon_outbox');
    expect(await entries()).toContain(first);
  }
  const entries = () => page.evaluate(() => JSON.stringify(localStorage));

  test('of the first subscriber is neither shown to the second nor sent, and is sent when the first is back', async () => {
    await leaveUnsent();
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await secondVisit(kept(second));
    expect(await unreadOf(first)).toBe(2);
    senders = [];
    unheard = undefined;
    await page.goto(kept(first));
    await expect.poll(() => unreadOf(first)).toBe(1);
    expect(senders).toEqual([first]);
  });

  test('of the first subscriber is never sent, once the host has called clearPersistedInbox', async () => {
    await leaveUnsent();
    await page.evaluate(
      `import('/embed/carillon.js').then(({ clearPersistedInbox }) => clearPersistedInbox())`,
    );
    expect(await entries()).not.toContain('carillon_outbox');
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await secondVisit(kept(second));
    unheard = undefined;
    await page.goto(kept(first));
    await bell('Notifications, 2 unread').waitFor();
    expect(await unreadOf(first)).toBe(2);
  });
});

/** How many messages a subscriber has not read, in the database. */
const unreadOf = async (subscriber: string) =>
  (
    await platform.database.query(
      `select messages.id from messages join subscribers on subscribers.id = messages.subscriber_id
       where subscribers.subscriber_id = $1 and not messages.read`,
      [subscriber],
    )
  ).length;

describe('a page that the browser brings back as it was', () => {
  /** Whether the page was brought back from the cache of the browser, and not loaded again. */
  const cameBack = 'addEventListener("pageshow", ({ persisted }) => { window.cameBack = persisted; });';

  /** Goes back to the page of the first subscriber. */
  async function goBack(): Promise<void> {
    senders = [];
    // Not `goBack` of Playwright, which waits for an event of a page that is loaded again.
    await page.evaluate('setTimeout(() => history.back())');
    await page.getByText(`Signed in: ${first}`).waitFor();
    expect(await page.evaluate('window.cameBack')).toBe(true);
  }

  test('shows the second subscriber nothing of the first, and sends nothing', async () => {
    await firstVisit(pageOf(first, platform.url, cameBack));
    await secondVisit();
    await goBack();
    await expect.poll(rows).toEqual([]);
    await send(first, 'For the first, three');
    await page.waitForTimeout(1_000);
    expect(await rows()).toEqual([]);
    expect(senders).not.toContain(first);
  });

  test('shows nothing of a subscriber after clearPersistedInbox', async () => {
    await firstVisit(pageOf(first, platform.url, cameBack));
    await page.goto(site.page('<p>Signed out</p>'));
    await page.evaluate(
      `import('/embed/carillon.js').then(({ clearPersistedInbox }) => clearPersistedInbox())`,
    );
    await goBack();
    await expect.poll(rows).toEqual([]);
    expect(senders).not.toContain(first);
  });

  test('shows the same subscriber what has come meanwhile', async () => {
    await firstVisit(pageOf(first, platform.url, cameBack));
    await page.goto(pageOf(first));
    await bell('Notifications, 2 unread').waitFor();
    await send(first, 'For the first, three');
    await goBack();
    await row('For the first, three').waitFor();
    expect(senders).toEqual([first]);
  });
});
