import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openChromium } from '../../scripts/chromium.mjs';
import { openHostPage } from './openHostPage.ts';

/** Dialogs of a host, as the page names them. */
const dialogs = ['Radix', 'another copy of Radix', 'React Aria', 'MUI', 'Headless UI', 'the browser', 'vaul'];

/** What else a host may have put around a bell. */
const parents = [
  'page',
  'full screen',
  'another window',
  'a shadow root',
  'a parent that is turned and moved',
  'a parent that cuts off',
  'a parent that scrolls',
  'a zoomed parent',
  'a zoomed page',
  'a frame beside it',
  'a card that is pressed and dragged',
  'a form',
];

/** How long a part is waited for, in milliseconds. */
const patience = { timeout: 10_000 };

let host: Awaited<ReturnType<typeof openHostPage>>;
let browser: Browser;

beforeAll(async () => {
  [host, browser] = await Promise.all([openHostPage(), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** The page of a host with a bell in or, where it says so, outside of something. Closed after the test. */
async function openPage(
  around: string,
  { isOutside = false, hasTouch = false, width = 900, withhold = '' } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, hasTouch });
  page.setDefaultTimeout(patience.timeout);
  if (withhold) {
    await page.route(`**/${withhold}-*.js`, () => new Promise(() => {}));
  }
  await page.goto(`${host.url}?around=${encodeURIComponent(around)}${isOutside ? '&outside' : ''}`);
  // The code of what it shows by itself is there.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('loadedToasts')),
  );
  if (!withhold) {
    await page.waitForLoadState('networkidle');
  }
  if (around === 'full screen') {
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
  }
  if (around === 'another window') {
    const other = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Window' }).click();
    (await other).setDefaultTimeout(patience.timeout);
    return other;
  }
  return page;
}

const until = (look: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await look()).toBe(true), patience);

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const menu = (page: Page) => page.getByRole('menu');
const draft = (page: Page) => page.getByLabel('Draft');
const row = (page: Page, title: string) => page.getByRole('article', { name: new RegExp(`\\b${title}\\b`) });

async function openPanel(page: Page): Promise<void> {
  await bell(page).click();
  await row(page, 'Message 1').waitFor();
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) {
    throw new Error('It is not drawn.');
  }
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The element that a press in the middle of a place would hit is in it. */
const isOnTop = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as Document | ShadowRoot;
    return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
  });

/** How far a list has been scrolled. */
const scrolled = (page: Page) =>
  page.locator('[data-carillon="message-list"]').evaluate((list) => {
    const scroller = [list, ...list.querySelectorAll('*')].find((one) => one.scrollTop > 0);
    return scroller?.scrollTop ?? 0;
  });

const isFocused = (place: Locator) =>
  place.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);

describe.concurrent.each([...dialogs, ...parents])('A bell in: %s', (around) => {
  test('The panel is on top of all, beside its bell, and is scrolled by the wheel', async ({
    onTestFinished,
  }) => {
    const page = await openPage(around);
    onTestFinished(() => page.close());
    await openPanel(page);
    await until(() => isOnTop(panel(page)));
    await until(() => scrolledIntoPlace(page));
    await row(page, 'Message 2').hover();
    await page.mouse.wheel(0, 200);
    await until(async () => (await scrolled(page)) > 0);
  });

  /** The panel begins where the bell ends, or ends where it begins, and lies at its side. */
  async function scrolledIntoPlace(page: Page): Promise<boolean> {
    const [one, other] = [await boxOf(bell(page)), await boxOf(panel(page))];
    const gap = Math.min(Math.abs(other.y - one.bottom), Math.abs(one.y - other.bottom));
    return gap < 12 && other.x <= one.x + 1 && other.right >= one.right - 1;
  }

  test('Its menus and words are on top of it, and Escape closes one after the other and gives the focus back', async ({
    onTestFinished,
  }) => {
    const page = await openPage(around);
    onTestFinished(() => page.close());
    await openPanel(page);
    await row(page, 'Message 1').hover();
    const more = row(page, 'Message 1').getByRole('button', { name: 'More actions' });
    await more.hover();
    await until(() => isOnTop(page.locator('[data-carillon="tooltip"]')));
    await more.click();
    await menu(page).waitFor();
    await until(() => isOnTop(menu(page)));
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'detached' });
    await until(() => isFocused(more));
    await more.click();
    await menu(page).getByRole('menuitem', { name: 'Archive' }).click();
    await menu(page).waitFor({ state: 'detached' });
    expect(await panel(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await until(() => isFocused(bell(page)));
    expect(await bell(page).count()).toBe(1);
  });

  test('Presses in the panel close nothing of the host, and a press beside it closes the panel alone', async ({
    onTestFinished,
  }) => {
    const page = await openPage(around);
    onTestFinished(() => page.close());
    await draft(page).fill('Not sent yet');
    await openPanel(page);
    await row(page, 'Message 1').click();
    await panel(page).getByRole('heading', { name: 'Notifications' }).click();
    expect(await panel(page).isVisible()).toBe(true);
    await draft(page).click();
    if (around === 'Headless UI') {
      // Its dialogs keep clicks for themselves, and Radix's popover waits for one: there Escape and the button close the panel.
      await page.keyboard.press('Escape');
    }
    await panel(page).waitFor({ state: 'hidden' });
    expect(await draft(page).inputValue()).toBe('Not sent yet');
    await until(() => isFocused(draft(page)));
  });
});

describe.concurrent.each(dialogs)('A toast over a dialog of: %s', (around) => {
  test('It can be closed and opened by presses, and the dialog stays', async ({ onTestFinished }) => {
    const page = await openPage(around, { isOutside: true });
    onTestFinished(() => page.close());
    await page.getByRole('button', { name: 'Open' }).click();
    await draft(page).fill('Not sent yet');
    await tell(page, 'While it is open');
    await until(() => isOnTop(toast(page)));
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await toast(page).waitFor({ state: 'detached' });
    expect(await draft(page).inputValue()).toBe('Not sent yet');
    // The second time, after the first one has been taken away.
    await tell(page, 'Once more');
    await toast(page).getByRole('button', { name: 'Once more' }).click();
    await toast(page).waitFor({ state: 'detached' });
    expect(await draft(page).inputValue()).toBe('Not sent yet');
  });

  test('One that is there before the dialog opens is on top of it, and is still there when it has closed', async ({
    onTestFinished,
  }) => {
    const page = await openPage(around, { isOutside: true });
    onTestFinished(() => page.close());
    await tell(page, 'First');
    await toast(page).hover();
    await page.mouse.move(10, 400);
    await page.getByRole('button', { name: 'Open' }).click();
    await draft(page).waitFor();
    await toast(page).hover();
    await until(() => isOnTop(toast(page)));
    await draft(page).press('Escape');
    await draft(page).waitFor({ state: 'hidden' });
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await toast(page).waitFor({ state: 'detached' });
  });
});

const toast = (page: Page) => page.locator('[data-carillon="message-toast"]');

async function tell(page: Page, title: string): Promise<void> {
  await page.evaluate((words) => window.tell(words), title);
  await toast(page).filter({ hasText: title }).waitFor();
}

describe.concurrent.each(dialogs)('A panel that fills a phone, over a dialog of: %s', (around) => {
  test('It covers the dialog, is closed by its button, and opens once more when the dialog has closed and opened', async ({
    onTestFinished,
  }) => {
    const page = await openPage(around, { width: 400 });
    onTestFinished(() => page.close());
    for (let time = 1; time <= 2; time += 1) {
      await openPanel(page);
      await until(() => isOnTop(panel(page)));
      await until(async () => {
        const { x, y, width, height } = await boxOf(panel(page));
        return x === 0 && y === 0 && width === 400 && height === 900;
      });
      await panel(page).getByRole('button', { name: 'Close' }).click();
      await panel(page).waitFor({ state: 'hidden' });
      await draft(page).press('Escape');
      await draft(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    }
  });
});

test('A panel that was opened before is on the screen once something around its bell fills it, and after that', async ({
  onTestFinished,
}) => {
  const page = await openPage('page');
  onTestFinished(() => page.close());
  const fill = () => bell(page).evaluate((own) => own.closest('div')?.parentElement?.requestFullscreen());
  for (const act of [() => undefined, fill, () => page.evaluate(() => document.exitFullscreen())]) {
    await act();
    await openPanel(page);
    await until(() => isOnTop(panel(page)));
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
  }
});

test('A toast is on top of what fills the screen, also one that was there before', async ({
  onTestFinished,
}) => {
  const page = await openPage('page');
  onTestFinished(() => page.close());
  await tell(page, 'Before');
  await toast(page).hover();
  await draft(page).evaluate((own) => own.closest('div')?.requestFullscreen());
  await until(() => isOnTop(toast(page)));
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await toast(page).waitFor({ state: 'detached' });
  await tell(page, 'Meanwhile');
  await until(() => isOnTop(toast(page)));
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await toast(page).waitFor({ state: 'detached' });
});

test('A card around the bell hears of nothing that is done in the panel, nor in the frame before its code is there', async ({
  onTestFinished,
}) => {
  for (const withhold of ['', 'PopoverContent']) {
    const page = await openPage('a card that is pressed and dragged', { withhold });
    onTestFinished(() => page.close());
    await bell(page).click();
    await panel(page).waitFor();
    if (!withhold) {
      await row(page, 'Message 1').waitFor();
    }
    const { x, y, width, height } = await boxOf(panel(page));
    await page.evaluate(() => {
      window.heard = [];
    });
    await page.mouse.dblclick(x + width / 2, y + 10);
    await page.mouse.click(x + width / 2, y + 10, { button: 'right' });
    await page.mouse.wheel(0, 100);
    await page.keyboard.press('a');
    await page.mouse.move(x + width / 2, y + height / 2);
    expect(await panel(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => window.heard)).toEqual([]);
  }
});

test('No press and no Enter in the panel sends a form around the bell', async ({ onTestFinished }) => {
  const page = await openPage('a form');
  onTestFinished(() => page.close());
  await openPanel(page);
  const more = row(page, 'Message 1').getByRole('button', { name: 'More actions' });
  await row(page, 'Message 1').hover();
  await more.press('Enter');
  await menu(page).getByRole('menuitem', { name: 'Mark as read' }).press('Enter');
  await menu(page).waitFor({ state: 'detached' });
  await panel(page).getByRole('button').first().click();
  expect(await page.evaluate(() => window.sent)).toBe(0);
});

test('A press in a frame of the host closes the panel', async ({ onTestFinished }) => {
  const page = await openPage('a frame beside it');
  onTestFinished(() => page.close());
  await openPanel(page);
  await page.frameLocator('iframe').getByRole('button').click();
  await panel(page).waitFor({ state: 'hidden' });
});

test('A finger scrolls the list over a drawer that follows the finger, and the drawer stays', async ({
  onTestFinished,
}) => {
  const page = await openPage('vaul', { hasTouch: true });
  onTestFinished(() => page.close());
  await openPanel(page);
  const { x, y, width, height } = await boxOf(panel(page));
  const touch = await page.context().newCDPSession(page);
  const drag = async (distance: number) => {
    const at = (moved: number) => [{ x: x + width / 2, y: y + height / 2 + moved }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 10; step += 1) {
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at((distance * step) / 10),
      });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag(-200);
  await until(async () => (await scrolled(page)) > 100);
  await drag(400);
  await drag(200);
  expect(await panel(page).isVisible()).toBe(true);
  expect(await draft(page).count()).toBe(1);
});
