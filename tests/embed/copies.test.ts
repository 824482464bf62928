import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Platform } from '../../demo/server/platform.ts';
import { fill } from '../../demo/server/testPlatform.ts';
import { bundleApp } from './bundleApp.ts';
import { openSetup, type Setup, type Site } from './openSite.ts';

let setup: Setup;
let platform: Platform;
let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** The addresses of two bundles of the same app. */
let copies: readonly { readonly script: string; readonly style: string }[];
let readers = 0;
let reader: string;
let warnings: string[];
let errors: string[];
let sockets: number;

beforeAll(async () => {
  setup = await openSetup();
  ({ platform, site, browser } = setup);
  copies = [await bundleApp(site, 'copy.tsx'), await bundleApp(site, 'copy.tsx')];
});
afterAll(() => setup?.close());
beforeEach(async () => {
  readers += 1;
  reader = `copies-${readers}`;
  await send('One');
  await send('Two');
  await fill(platform, `${reader}-other`, 1, { subject: 'For the other' });
  context = await browser.newContext({ permissions: ['notifications'] });
  page = await context.newPage();
  [warnings, errors, sockets] = [[], [], 0];
  page.on('console', (message) => {
    if (message.type() === 'warning') {
      warnings.push(message.text());
    }
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('websocket', () => {
    sockets += 1;
  });
  await page.addInitScript(() => {
    const told = { badges: [] as number[], notifications: [] as string[], writes: 0 };
    Object.assign(window, { told });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void told.badges.push(count),
      clearAppBadge: async () => void told.badges.push(0),
    });
    Object.assign(window, {
      Notification: class {
        static permission = 'granted';
        onclick: unknown;
        constructor(title: string) {
          told.notifications.push(title);
        }
        close() {}
      },
    });
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        told.writes += 1;
      }).observe(document.head, { subtree: true, childList: true, characterData: true }),
    );
  });
  await page.goto(
    site.page(
      `<link rel="icon" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">
       ${copies.map(({ style }) => `<link rel="stylesheet" href="${style}">`).join('')}
       <div id="a"></div><div id="b"></div>`,
    ),
  );
});
afterEach(async () => {
  await context.close();
  expect(errors).toEqual([]);
});

const send = (subject: string, to = reader) => fill(platform, to, 1, { subject });
const bell = (name: string) => page.getByRole('button', { name, exact: true });

/** Mounts the inbox of a copy, and waits for its count and its line: what comes before it hears anything is found seconds later, by asking. */
async function mount(copy: 'a' | 'b', unread: number, subscriber = reader): Promise<void> {
  const { applicationIdentifier: application } = platform.config;
  const options = { url: platform.url, application, reader: subscriber, label: `Inbox ${copy}` };
  const script = JSON.stringify(copies[copy === 'a' ? 0 : 1]?.script);
  await page.evaluate(`import(${script}).then((app) => {
    window.end_${copy} = app.mount(document.getElementById('${copy}'), ${JSON.stringify(options)});
  })`);
  await bell(`Inbox ${copy}, ${unread} unread`).waitFor();
  await page.locator(`#${copy}[data-line="live"]`).waitFor();
}

const unmount = (copy: 'a' | 'b') => page.evaluate(`end_${copy}()`);
const told = () => page.evaluate<{ badges: number[]; notifications: string[]; writes: number }>('told');
const toasts = () => page.getByRole('group').allTextContents();
const icon = () => page.evaluate(`document.querySelector('link[rel=icon]').href`);

test('Of two copies of one reader one has the title, the icon and the badge, and the other has them after it', async () => {
  const plain = await icon();
  await mount('a', 2);
  await expect.poll(() => page.title()).toBe('(2) Host');
  await expect.poll(icon).not.toBe(plain);
  await mount('b', 2);
  await send('Three');
  await bell('Inbox b, 3 unread').waitFor();
  await expect.poll(() => page.title()).toBe('(3) Host');
  const { writes } = await told();
  expect(writes).toBeLessThan(20);
  expect((await told()).badges).toEqual([2, 3]);
  await unmount('a');
  await expect.poll(() => page.title()).toBe('(3) Host');
  await expect.poll(async () => (await told()).badges).toEqual([2, 3, 0, 3]);
  await unmount('b');
  await expect.poll(() => page.title()).toBe('Host');
  await expect.poll(icon).toBe(plain);
});

test('Of two copies of two readers one has the title, and neither takes the count of the other for words of the host', async () => {
  await mount('a', 2);
  await mount('b', 1, `${reader}-other`);
  await send('Two of them', `${reader}-other`);
  await send('Three');
  await bell('Inbox a, 3 unread').waitFor();
  await bell('Inbox b, 2 unread').waitFor();
  await expect.poll(() => page.title()).toBe('(3) Host');
  expect((await told()).writes).toBeLessThan(20);
  await unmount('a');
  await expect.poll(() => page.title()).toBe('(2) Host');
  await unmount('b');
  await expect.poll(() => page.title()).toBe('Host');
});

test('A message of two copies is one toast, one announcement and over one connection, and the second copy says in development that it steps back', async () => {
  await mount('a', 2);
  await mount('b', 2);
  await send('Three');
  await expect.poll(toasts).toEqual([expect.stringContaining('Three')]);
  await bell('Inbox b, 3 unread').waitFor();
  // Of either copy: the one whose count has grown first.
  await expect
    .poll(async () => (await page.getByRole('status').allTextContents()).sort())
    .toEqual(['', expect.stringContaining('Three')]);
  expect(await toasts()).toHaveLength(1);
  expect(sockets).toBe(1);
  await bell('Inbox b, 3 unread').press('ArrowDown');
  await expect.poll(toasts).toHaveLength(1);
  await bell('Inbox a, 3 unread').press('ArrowDown');
  expect(await page.getByRole('button', { name: 'Three' }).evaluate((one) => one.matches(':focus'))).toBe(
    true,
  );
  const steps = warnings.filter((text) => text.includes('another copy of carillon on this page'));
  expect(steps.map((text) => /has the (\w+)/.exec(text)?.[1]).sort()).toEqual([
    'announcements',
    'count',
    'notices',
  ]);
  await unmount('a');
  await expect.poll(toasts).toEqual([]);
  // What comes before the second one has a connection of its own is found by its count, with what is as new.
  await send('Four');
  await expect.poll(toasts).toEqual([expect.stringMatching(/Four|new notifications/)]);
});

test('A key in the list of one copy acts in that list, and once', async () => {
  await mount('a', 2);
  await mount('b', 2);
  await bell('Inbox b, 2 unread').click();
  // The keys of a list are code that comes after its rows.
  await page.getByRole('feed').and(page.locator('[aria-keyshortcuts~="u" i]')).waitFor();
  await page.getByRole('article', { name: 'Two' }).press('u');
  await bell('Inbox a, 1 unread').waitFor();
  await bell('Inbox b, 1 unread').waitFor();
  expect((await told()).notifications).toEqual([]);
});

test('Garbage under the names that copies use for each other stops neither of them', async () => {
  await page.evaluate(() => {
    for (const cancelable of [true, false]) {
      document.dispatchEvent(new CustomEvent('carillon:1:count', { detail: Symbol('a'), cancelable }));
      document.dispatchEvent(new Event('carillon:1:', { cancelable }));
    }
  });
  await mount('a', 2);
  await page.evaluate(() => {
    for (const cancelable of [true, false]) {
      document.dispatchEvent(new CustomEvent('carillon:1:count', { detail: {}, cancelable }));
    }
  });
  await mount('b', 2);
  await expect.poll(() => page.title()).toBe('(2) Host');
});
