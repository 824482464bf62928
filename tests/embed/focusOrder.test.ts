import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from '../../demo/server/platform.ts';
import { fill } from '../../demo/server/testPlatform.ts';
import { leaveBrowser, sharedBrowser, sharedPlatform } from '../support/sharedParts.ts';
import { openSite, type Site } from './openSite.ts';

let platform: Platform;
let site: Site;
let inner: Site;
let browser: Browser;
let page: Page;
let styles: string;
let subscriberId: string;
let readers = 0;

beforeAll(async () => {
  [platform, site, inner, browser, styles] = await Promise.all([
    sharedPlatform(),
    openSite(),
    openSite(),
    sharedBrowser(),
    readFile(join(process.env.CARILLON_DIST ?? 'dist', 'styles.css'), 'utf8'),
  ]);
});
afterAll(async () => {
  await leaveBrowser();
  await Promise.all([site, inner].map((one) => one?.close()));
});
beforeEach(async () => {
  readers += 1;
  subscriberId = `walker-${readers}`;
  await fill(platform, subscriberId, 2, { subject: 'News' });
  page = await browser.newPage();
});
afterEach(() => page.close());

const options = () => ({
  applicationIdentifier: platform.config.applicationIdentifier,
  subscriberId,
  backendUrl: platform.url,
});
const before = '<button>Before</button>';
const after = '<button>After</button><a href="#end">Last</a>';
const element = () => `<carillon-inbox application-identifier="${platform.config.applicationIdentifier}"
  subscriber-id="${subscriberId}" backend-url="${platform.url}"></carillon-inbox>
  <script type="module" src="/embed/carillon.js"></script>`;
/** An inbox without a shadow root: its popover is at the end of the page, or in `container`. */
const mounted = (
  container = 'undefined',
) => `<span id="place"></span><style>${styles}</style><script type="module">
  import { mountInbox } from '/embed/carillon.js';
  mountInbox(place, { ...${JSON.stringify(options())}, container: ${container} });
</script>`;
const inDialog = (inbox: string) => `${before}<dialog>
    ${before.replace('Before', 'Before in the dialog')}${inbox}<div id="layer"></div>
    ${after.replace('After', 'After in the dialog')}
  </dialog>${after}<script>document.querySelector('dialog').showModal();</script>`;

/** The focused element, also inside shadow roots and frames. */
async function focused(): Promise<string> {
  const names = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) {
          active = active.shadowRoot.activeElement;
        }
        if (active === null || active === document.body || active.localName === 'iframe') {
          return '';
        }
        const part = active.getAttribute('data-carillon');
        return part === 'popover' || part === 'message-item'
          ? part
          : (active.getAttribute('aria-label') ?? active.textContent?.trim() ?? '');
      }),
    ),
  );
  return names.find((name) => name !== '') ?? 'nothing';
}

const bellName = 'Notifications, 2 unread';
const inbox = () => (page.frames().length > 1 ? page.frameLocator('iframe') : page);
const bell = () => inbox().getByRole('button', { name: bellName, includeHidden: true });
const panel = () => inbox().getByRole('dialog', { name: 'Notifications' });

async function press(key: string): Promise<string> {
  await page.keyboard.press(key);
  return focused();
}

/** Presses a key until an element has the focus, and returns the elements that had it before. */
async function walk(key: string, to: string): Promise<string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < 30; presses += 1) {
    stops.push(await press(key));
    if (stops.at(-1) === to) {
      break;
    }
  }
  return stops;
}

/** Whether an element accepts the focus by script. */
const focuses = (one: Locator) =>
  one.evaluate((button) => {
    button.focus();
    return button.matches(':focus');
  });

/** Opens the panel by keyboard. The dialog itself has the focus then, so that its name is read first. */
async function open(): Promise<void> {
  await bell().focus();
  await page.keyboard.press('Enter');
  await panel().getByRole('article').first().waitFor();
  await expect.poll(focused).toBe('popover');
}

const row = ['message-item', 'Unread: News', 'Mark as read', 'More actions'];
const stops = ['Mark all as read', 'Settings', 'More actions', ...row];

describe.each<[string, () => string, string, string]>([
  ['a panel at the end of the page', () => before + mounted() + after, 'Before', 'After'],
  ['a panel in the element', () => before + element() + after, 'Before', 'After'],
  [
    'a panel in a dialog of the host',
    () => inDialog(mounted('layer')),
    'Before in the dialog',
    'After in the dialog',
  ],
  [
    'the element in a dialog of the host',
    () => inDialog(element()),
    'Before in the dialog',
    'After in the dialog',
  ],
  [
    'a panel in a frame',
    () => `${before}<iframe title="Inbox" style="inline-size: 600px; block-size: 700px"
      src="${inner.page(`${element()}`)}"></iframe>${after}`,
    'Before',
    'After',
  ],
])('%s', (_, html, first, next) => {
  test('its bell is one tab stop, Tab and Shift lead through it and out of it at both ends, and Escape gives the focus back', async () => {
    await page.goto(site.page(html()));
    await bell().waitFor();
    const end = stops.at(-1) ?? '';

    // While it is closed, the bell is one stop between its neighbours.
    await page.getByRole('button', { name: first, exact: true }).focus();
    expect(await press('Tab')).toBe(bellName);
    expect(await press('Tab')).toBe(next);
    expect(await press('Shift+Tab')).toBe(bellName);
    expect(await press('Shift+Tab')).toBe(first);

    // Through it, and from its end to the element after the bell, which closes it.
    await open();
    expect(await walk('Tab', next)).toEqual([...stops, next]);
    await panel().waitFor({ state: 'detached' });
    expect(await focused()).toBe(next);
    expect(await press('Shift+Tab')).toBe(bellName);

    // From its start to the bell, from there into it, and out of it before the bell.
    await open();
    expect(await press('Shift+Tab')).toBe(bellName);
    expect(await press('Tab')).toBe(stops[0]);
    expect(await press('Shift+Tab')).toBe(bellName);
    expect(await panel().count()).toBe(1);
    expect(await press('Shift+Tab')).toBe(first);
    await panel().waitFor({ state: 'detached' });
    expect(await focused()).toBe(first);

    // From its end back to the bell, through all of it.
    await open();
    for (const stop of stops) {
      expect(await press('Tab')).toBe(stop);
    }
    expect(await focused()).toBe(end);
    expect(await walk('Shift+Tab', bellName)).toEqual([...stops.slice(0, -1).reverse(), bellName]);

    expect(await press('Shift+Tab')).toBe(first);
    await panel().waitFor({ state: 'detached' });

    await open();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(bellName);
    expect(await page.locator('dialog:not([open])').count()).toBe(0);
  });
});

describe.each<[string, () => string]>([
  ['a sheet at the end of the page', () => before + mounted() + after],
  ['a sheet of the element', () => before + element() + after],
  ['a sheet in a dialog of the host', () => inDialog(mounted('layer'))],
])('on a phone, %s', (_, html) => {
  const sheetStops = ['Mark all as read', 'Settings', 'More actions', 'Close', ...row];

  test('is modal while it is narrow, leaves nothing inert and the focus on the bell when it is closed, and has a menu', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(site.page(html()));
    await open();
    expect(await panel().getAttribute('aria-modal')).toBe('true');
    // Tab cycles in it in both directions.
    const round = [...sheetStops, sheetStops[0]];
    for (const stop of round) {
      expect(await press('Tab')).toBe(stop);
    }
    expect(await press('Shift+Tab')).toBe(sheetStops.at(-1));
    // Neither the host's page nor the bell can be reached; the live regions of the inbox still can.
    for (const button of [bell(), ...(await page.locator('button', { hasText: /^(Before|After)/ }).all())]) {
      expect(await focuses(button)).toBe(false);
    }
    const live = page.locator('[role="status"]').first();
    expect(await live.evaluate((region) => region.closest('[inert]'))).toBe(null);

    await panel().getByRole('button', { name: 'Close' }).press('Enter');
    await panel().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(bellName);
    expect(await page.locator('[inert]').count()).toBe(0);

    // The second time, and while it is open the page becomes wide, and narrow again.
    await open();
    expect(await panel().getAttribute('aria-modal')).toBe('true');
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(() => panel().getAttribute('aria-modal')).toBe(null);
    expect(await page.locator('[inert]').count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 700 });
    await expect.poll(() => panel().getAttribute('aria-modal')).toBe('true');
    await panel().getByRole('button', { name: 'More actions' }).first().press('Enter');
    const menu = page.getByRole('menu');
    await menu.waitFor();
    await menu.getByRole('menuitem', { name: 'Select' }).click();
    await panel().getByRole('toolbar').waitFor();
  });
});

test('Tab leads out of the page from a bell that is last in it', async () => {
  await page.goto(site.page(before + mounted()));
  await open();
  for (const stop of stops) {
    expect(await press('Tab')).toBe(stop);
  }
  expect([bellName, ...stops]).not.toContain(await press('Tab'));
  await panel().waitFor({ state: 'detached' });
  // Closing it must not take the focus back from where Tab has led.
  expect([bellName, ...stops]).not.toContain(await focused());
});

test('a bell that is removed leaves the focus near its place', async () => {
  await page.goto(
    site.page(`${before}<nav><button>Home</button><span id="home">${mounted()}</span></nav>${after}`),
  );
  await open();
  await page.evaluate(() => document.querySelector('#place')?.remove());
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Home');
});
