import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from '../../demo/server/platform.ts';
import { fill } from '../../demo/server/testPlatform.ts';
import { bundleApp } from './bundleApp.ts';
import { openSetup, type Setup, type Site } from './openSite.ts';

/** What the table of SECURITY.md says of each entry that a browser keeps: its name, or how that begins, and whether it outlives `useLogout`. */
const promised = [
  ...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| `([^`]+)` +\|[^|]+\| ([^|]+?) +\|$/gm),
].map(([, name = '', end = '']) => ({ name, stays: end.startsWith('stays') }));

let setup: Setup;
let platform: Platform;
let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let app: string;
let readers = 0;
let reader: string;

beforeAll(async () => {
  setup = await openSetup();
  ({ platform, site, browser } = setup);
  const { script, style } = await bundleApp(site, 'everything.tsx');
  app = `<link rel="stylesheet" href="${style}"><script type="module" src="${script}"></script>`;
});
afterAll(() => setup?.close());
beforeEach(async () => {
  readers += 1;
  reader = `stored-${readers}`;
  for (const subject of ['One', 'Two', 'Three']) {
    await fill(platform, reader, 1, { subject });
  }
  context = await browser.newContext();
  page = await context.newPage();
});
afterEach(() => context.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (subject: string) => page.getByRole('article', { name: subject });

/** Opens the app in a page of this context. */
async function open(rest: Record<string, string> = {}): Promise<void> {
  const { applicationIdentifier: application } = platform.config;
  const asked = new URLSearchParams({ url: platform.url, application, reader, ...rest });
  await page.goto(`${site.page(app)}?${asked}`);
}

async function command(subject: string, name: string): Promise<void> {
  await row(subject).hover();
  await row(subject).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** A visit of a reader who uses everything of which something is kept. */
async function visit(): Promise<void> {
  await open();
  await button('Notifications, 3 unread').click();
  await row('Three').waitFor();
  await command('Two', 'Fewer like this');
  await page.getByRole('menuitem', { name: 'Mute this thread' }).click();
  await command('One', 'Snooze');
  await page.getByRole('menuitem').first().click();
  await row('One').waitFor({ state: 'detached' });
  // The keys of a list are code that comes after its rows.
  await page.getByRole('feed').and(page.locator('[aria-keyshortcuts~="?"]')).waitFor();
  await row('Three').focus();
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Single-letter keys' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('switch').waitFor({ state: 'hidden' });
  await row('Three').press('Escape');
  await row('Three').waitFor({ state: 'hidden' });
  await button('Notifications, 2 unread').waitFor();
  await fill(platform, reader, 1, { subject: 'Four' });
  await page.getByRole('group', { name: 'Four' }).waitFor();
  await button('Be quiet').click();
  await button(/^Notifications, 3 unread/).click();
  await row('Four').waitFor();
  await expect.poll(async () => (await stored()).join()).toContain('Four');
  await context.setOffline(true);
  await command('Three', 'Mark as read');
  await expect.poll(async () => namesOf(await stored()).join()).toContain('carillon_outbox_2:');
}

/** Everything that the browser keeps for the origin: each entry as its place and name, and what is in it. */
function stored(): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found = Object.entries({ ...localStorage }).map(([name, value]) => `${name} ${value}`);
    found.push(...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`));
    found.push(...(await caches.keys()).map((name) => `cache ${name}`));
    found.push(...document.cookie.split('; ').filter(Boolean));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        found.push(...all.result.map((record) => `IndexedDB ${name} ${JSON.stringify(record)}`));
      }
      database.close();
    }
    return found;
  });
}

/** The names in SECURITY.md of what is stored; what it does not name stays as it is. */
function namesOf(found: readonly string[]): readonly string[] {
  const names = found.map(
    (entry) => promised.find(({ name }) => entry.startsWith(name.replace(/…$/, '')))?.name ?? entry,
  );
  return [...new Set(names)].sort();
}

/** Leaves the app, as for a page that says good-bye. */
async function leave(): Promise<void> {
  await context.setOffline(false);
  await page.goto(site.page('<p>Signed out</p>'));
}

const left = async () => namesOf(await stored());
const staying = promised.filter(({ stays }) => stays).map(({ name }) => name);

test('What a browser keeps of a reader who uses everything is what SECURITY.md lists, without token or hash but for the one entry', async () => {
  await visit();
  expect(await left()).toEqual(promised.map(({ name }) => name).sort());
  const token = await page.evaluate(() => localStorage.getItem('widget_user_auth_token') ?? '');
  expect(token.length).toBeGreaterThan(20);
  expect((await stored()).filter((entry) => entry.includes(token))).toHaveLength(1);
});

describe('After a visit that has left everything', () => {
  beforeEach(visit);

  test('`useLogout` leaves what SECURITY.md says that it leaves, also once the page is left', async () => {
    await button('Sign out').click();
    await expect.poll(left).toEqual(staying);
    await leave();
    expect(await left()).toEqual(staying);
  });

  test('`clearPersistedInbox` after the inbox was taken away leaves nothing', async () => {
    await button('Take the inbox away').click();
    await button('Clear').click();
    await expect.poll(left).toEqual([]);
    await leave();
    expect(await left()).toEqual([]);
  });

  test('`clearPersistedInbox` beside an inbox that stays leaves nothing, also once the page is left', async () => {
    await button('Clear').click();
    await expect.poll(left).toEqual([]);
    await leave();
    expect(await left()).toEqual([]);
  });

  test('another subscriber of the page finds neither the token nor the messages of the first', async () => {
    const token = await page.evaluate(() => localStorage.getItem('widget_user_auth_token') ?? '');
    await context.setOffline(false);
    await button('Be somebody else').click();
    await expect.poll(async () => (await stored()).join()).not.toContain('Four');
    await expect.poll(left).toContain('widget_user_auth_token');
    expect((await stored()).join()).not.toContain(token);
  });
});

test('A server of another protocol has no token in the storage, and `clearPersistedInbox` leaves nothing of it', async () => {
  await page.route(`${platform.url}/rest/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const answers: Record<string, unknown> = {
      '/rest/session': { token: 'a-token-that-works' },
      '/rest/messages/count': { count: 1 },
      '/rest/messages': { messages: [{ id: '1', title: 'One', createdAt: new Date(0).toISOString() }] },
    };
    return route.fulfill({
      json: answers[path] ?? {},
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        'Access-Control-Allow-Methods': '*',
      },
    });
  });
  await open({ rest: '', url: `${platform.url}/rest` });
  await button('Notifications, 1 unread').click();
  await row('One').waitFor();
  await expect.poll(left).toContain('carillon_reader:…');
  expect((await stored()).join()).not.toContain('a-token-that-works');
  expect(await left()).not.toContain('widget_user_auth_token');
  await button('Take the inbox away').click();
  await button('Clear').click();
  await expect.poll(left).toEqual([]);
});
