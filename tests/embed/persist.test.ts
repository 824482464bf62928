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
let readers = 0;
let subscriberId: string;

beforeAll(async () => {
  setup = await openSetup();
  ({ platform, site, browser } = setup);
});
afterAll(() => setup?.close());
beforeEach(async () => {
  readers += 1;
  subscriberId = `keeper-${readers}`;
  await send('One');
  await send('Two');
  context = await browser.newContext();
  page = await context.newPage();
});
afterEach(() => context.close());

const send = (subject: string) => fill(platform, subscriberId, 1, { subject });

const pageOf = (subscriber = subscriberId) =>
  site.page(
    `<carillon-inbox application-identifier="${platform.config.applicationIdentifier}" subscriber-id="${subscriber}"
      backend-url="${platform.url}" persist></carillon-inbox><script type="module" src="/embed/carillon.js"></script>`,
  );
const bell = (name: string) => page.getByRole('button', { name, exact: true });
const row = (subject: string) => page.getByRole('article', { name: subject });

/** What the browser stores of all inboxes, as text. */
const stored = () =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('carillon', 1);
        request.onerror = () => reject(request.error);
        request.onupgradeneeded = () => void request.result.createObjectStore('inboxes');
        request.onsuccess = () => {
          const all = request.result.transaction('inboxes').objectStore('inboxes').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

/** A visit that opens the panel, after which its messages are stored. */
async function visit(): Promise<void> {
  await page.goto(pageOf());
  await bell('Notifications, 2 unread').click();
  await row('Two').waitFor();
  await expect.poll(stored).toContain('Two');
}

/** From now on the platform's answers wait until the returned function is called. */
async function holdPlatform(): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${platform.url}/**`, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

test('after a reload the count and the messages stand before the platform has answered, and then they are corrected', async () => {
  await visit();
  await send('Three');
  const release = await holdPlatform();
  await page.reload();
  await bell('Notifications, 2 unread').click();
  await row('Two').waitFor();
  expect(await row('Three').count()).toBe(0);
  const list = page.locator('[data-carillon="message-list"]');
  expect(await list.getAttribute('data-unconfirmed')).toBe('');
  release();
  await row('Three').waitFor();
  await expect.poll(() => list.getAttribute('data-unconfirmed')).toBeNull();
  await bell('Notifications, 3 unread').waitFor();
});

test('another subscriber in the same browser sees nothing of the first, of whom nothing stays stored', async () => {
  await visit();
  const release = await holdPlatform();
  await page.goto(pageOf('somebody-else'));
  await bell('Notifications').waitFor();
  await expect.poll(stored).not.toContain('Two');
  expect(await bell('Notifications, 2 unread').count()).toBe(0);
  release();
});

test('clearPersistedInbox of the script leaves nothing stored, also if the page is left at once', async () => {
  const elsewhere = site.page('<p>Elsewhere</p>');
  await visit();
  // As text, since the test's own build would replace the import.
  await page.evaluate(`import('/embed/carillon.js')
    .then(({ clearPersistedInbox }) => clearPersistedInbox())
    .then(() => location.assign('${elsewhere}'))`);
  await page.waitForURL(elsewhere);
  expect(await stored()).toBe('[]');
});
