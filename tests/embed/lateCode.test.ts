import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Platform } from '../../demo/server/platform.ts';
import { fill } from '../../demo/server/testPlatform.ts';
import { openSetup, type Setup, type Site } from './openSite.ts';

let setup: Setup;
let platform: Platform;
let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let thrown: string[];
let readers = 0;

beforeAll(async () => {
  setup = await openSetup();
  ({ platform, site, browser } = setup);
});
afterAll(() => setup?.close());
beforeEach(async () => {
  readers += 1;
  const subscriberId = `late-${readers}`;
  await fill(platform, subscriberId, 1, { subject: 'One' });
  await fill(platform, subscriberId, 1, { subject: 'Two' });
  context = await browser.newContext();
  page = await context.newPage();
  thrown = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(
    site.page(
      `<carillon-inbox application-identifier="${platform.config.applicationIdentifier}" subscriber-id="${subscriberId}"
        backend-url="${platform.url}"></carillon-inbox><script type="module" src="/embed/carillon.js"></script>`,
    ),
  );
  await bell('Notifications, 2 unread').waitFor();
});
afterEach(async () => {
  await context.close();
  expect(thrown).toEqual([]);
});

const bell = (name: string) => page.getByRole('button', { name, exact: true });
const row = (subject: string) => page.getByRole('article', { name: subject });

/** As a host does it, with an attribute of the element or a child of it. */
const onElement = (act: string) =>
  page.evaluate(`(() => { const element = document.querySelector('carillon-inbox'); ${act} })()`);

async function openPanel(): Promise<void> {
  await bell('Notifications, 2 unread').click();
  await row('Two').waitFor();
}

async function openMenu(): Promise<void> {
  await row('Two').hover();
  await row('Two').getByRole('button', { name: 'More actions' }).click();
}

/** The answer to the mark as read. */
const readSent = () =>
  page.waitForResponse(
    (response) => response.ok() && /"read":true/.test(response.request().postData() ?? ''),
  );

/** Marks the first message as read, by its menu, when there is no network. */
async function markOffline(): Promise<void> {
  await openPanel();
  await openMenu();
  await page.getByRole('menuitem').first().waitFor();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  await bell('Notifications, 1 unread').waitFor();
}

test('a change that waits for the network is shown and sent by an inbox that got a new hash without a network', async () => {
  await markOffline();
  await onElement(`element.setAttribute('subscriber-hash', 'another')`);
  await bell('Notifications').waitFor();
  const sent = readSent();
  await context.setOffline(false);
  await sent;
  await bell('Notifications, 1 unread').waitFor();
});

test('a change of an earlier visit is shown and sent although the code for that is lost when the page is loaded', async () => {
  await markOffline();
  const url = page.url();
  await page.close();
  let losses = 0;
  await context.route('**/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isLost = losses === 0 && / as resumeOutbox\b/.test(await response.text());
    losses += isLost ? 1 : 0;
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
  await context.setOffline(false);
  page = await context.newPage();
  const sent = readSent();
  await page.goto(url);
  await sent;
  await bell('Notifications, 1 unread').waitFor();
  expect(losses).toBe(1);
});

test('preferences whose code could not be loaded say so, and come by themselves with the network', async () => {
  await openPanel();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('switch', { name: 'All notifications, Email' }).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

test('words that could not be loaded are in English, and come by themselves with the network', async () => {
  await context.setOffline(true);
  const told = page.waitForEvent('console', (message) => message.text().includes('the words could not be'));
  await onElement(`element.setAttribute('locale', 'de')`);
  await told;
  await bell('Notifications, 2 unread').waitFor();
  await context.setOffline(false);
  await bell('Benachrichtigungen, 2 ungelesen').waitFor();
});

test('a footer whose code could not be loaded leaves the panel as it is, and comes by itself with the network', async () => {
  await openPanel();
  await context.setOffline(true);
  await onElement(`element.insertAdjacentHTML('beforeend', '<a slot="footer" href="/all">All of them</a>')`);
  await row('One').waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'All of them' }).waitFor();
});

test('the menu of a row opens without a network, where none was opened before, and removes the message', async () => {
  await openPanel();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await openMenu();
  await page.getByRole('menuitem', { name: 'Remove message' }).click();
  await row('Two').waitFor({ state: 'detached' });
  await bell('Notifications, 1 unread').waitFor();
});

test('a panel that was prepared is opened without a network, and so is the menu of a row', async () => {
  // The code of the panel and of the menu, and the first page.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await openPanel();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Remove message' }).waitFor();
});
