import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openChromium } from '../../scripts/chromium.mjs';
import { buildHostApp, type HostApp, packCarillon } from '../package/hostApp.ts';
import { copiedFiles, readRegistry } from '../support/readRegistry.ts';

let folder: string;
let app: HostApp | undefined;
let url: string;
let browser: Browser;

/** In place of `firebase`, which is 86 packages and 183 MB, the two of them that it re-exports here. */
const names = ['app', 'firestore'];
const firebase = {
  'firebase/package.json': JSON.stringify({
    name: 'firebase',
    version: '0.0.0',
    type: 'module',
    exports: Object.fromEntries(
      names.map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }]),
    ),
  }),
  ...Object.fromEntries(
    names.flatMap((name) =>
      ['js', 'd.ts'].map((end) => [`firebase/${name}.${end}`, `export * from '@firebase/${name}';\n`]),
    ),
  ),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carillon-copied-'));
  const items = readRegistry();
  const react = ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@19`);
  const others = items.flatMap(({ dependencies }) => dependencies).filter((name) => name !== 'carillon');
  const replaced = others.map((name) =>
    name === 'firebase' ? './firebase' : name === '@supabase/supabase-js' ? `${name}@~2.109.0` : name,
  );
  const packages = [...react, ...replaced, '@firebase/app@~0.16.2', '@firebase/firestore@~4.17.2'];
  const files = { ...copiedFiles(items), ...firebase };
  app = await buildHostApp('registry', await packCarillon(folder), packages, { files });
  url = await app.start();
  browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The page of an item, which may complain of nothing until the test has ended. */
async function openItem(item: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage(options);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) {
      complaints.push(`It called ${request.url()}`);
    }
  });
  onTestFinished(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(`${url}/?item=${item}`);
  return page;
}

/** Presses the bell, and gives what it opens. */
async function openBell(page: Page) {
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('article').first().waitFor();
  return panel;
}

test('the copied popover opens, marks, and gives the focus back to its bell', async () => {
  const page = await openItem('popover');
  const panel = await openBell(page);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await bell.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the copied page shows a message that leads elsewhere in its pane, and stays', async () => {
  const page = await openItem('full-page');
  const address = page.url();
  const pane = page.getByRole('region', { name: 'Notification', exact: true });
  const link = page.getByRole('link', { name: 'Ana has replied' });
  await link.click();
  await pane.getByRole('heading', { name: 'Ana has replied' }).waitFor();
  await pane.getByRole('button', { name: 'Mark as unread' }).click();
  await pane.getByRole('button', { name: 'Mark as read' }).waitFor();
  await link.press('Enter');
  await pane.getByRole('button', { name: 'Mark as unread' }).waitFor();
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await (await opened).waitForURL('**/2');
  expect(page.url()).toBe(address);
});

test('the copied sheet lies on the bottom of a phone, and leaves the top of the page in sight', async () => {
  const page = await openItem('bottom-sheet', { viewport: { width: 390, height: 800 } });
  const panel = await openBell(page);
  const box = () => panel.boundingBox();
  await expect.poll(box).toMatchObject({ x: 0, y: 240, width: 390, height: 560 });
});

test('the copied dialog opens the menus of its inbox above itself', async () => {
  const page = await openItem('dialog');
  await page.getByRole('button', { name: 'Open the inbox' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inbox' });
  const row = dialog.getByRole('article').first();
  await row.hover();
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remove message' }).click();
  await dialog.getByRole('group', { name: 'Undo' }).waitFor();
});

test('the copied row has the button of its kind of message, and no other row has one', async () => {
  const panel = await openBell(await openItem('typed-row'));
  await panel
    .getByRole('article', { name: /Invoice 42/ })
    .getByRole('button', { name: 'Pay €1,250.00' })
    .waitFor();
  const other = panel.getByRole('article', { name: /Ana has replied/ });
  expect(await other.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
});

test('the copied theme takes its colours and corners from the variables of shadcn/ui', async () => {
  const panel = await openBell(await openItem('theme'));
  const look = await panel.evaluate((element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    return [backgroundColor, borderRadius];
  });
  expect(look).toEqual(['rgb(253, 246, 238)', '4px']);
});

test('the copied adapters compile, and are made in a page without a call', async () => {
  const page = await openItem('backends');
  await page.getByText('notifications, firestore, /inbox').waitFor();
});
