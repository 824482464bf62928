import type { CDPSession, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';
import { strictPolicy, violationsOf } from './strictPolicy.ts';

// What the stories cannot ask by events that they make: what the browser itself does with a finger.

const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage(strictPolicy);
});
afterAll(() => server.close());
/** Whatever a finger has moved was moved under the strict policy. */
afterEach(async () => {
  for (const context of server.browser.contexts()) {
    for (const page of context.pages()) {
      expect(await violationsOf(page)).toEqual([]);
    }
    await context.close();
  }
});

interface Hand {
  readonly page: Page;
  down(id: string, atX?: number): Promise<void>;
  /** Moves the finger in steps of a frame each. */
  move(dx: number, dy?: number): Promise<void>;
  up(): Promise<void>;
  isUnread(id: string): Promise<boolean>;
  isListed(id: string): Promise<boolean>;
  scrollTop(): Promise<number>;
  /** How often the browser has taken a finger for a scroll or a zoom of its own. */
  taken(): Promise<number>;
}

/** A hand whose fingers rest only where a test is about that: on a slow machine half a second passes between two steps of a finger. */
async function handOn(globals: Readonly<Record<string, string>> = {}, story = 'Default'): Promise<Hand> {
  const page = await openOwnPage(server, phone);
  await page.evaluate(neverRests);
  return handOf(page, globals, story);
}

/** Neither the list nor the browser takes a press for a long one. */
function neverRests(): void {
  const longPressMs = 500;
  const never = 2 ** 31 - 1;
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((act: () => void, ms?: number, ...given: []) =>
    start(act, ms === longPressMs ? never : ms, ...given)) as typeof window.setTimeout;
  addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

async function handOf(page: Page, globals: Readonly<Record<string, string>>, story: string): Promise<Hand> {
  await showStory(page, 'inbox/Touch.stories.tsx', story, globals);
  await page.evaluate(() => {
    document.body.dataset.taken = '0';
    addEventListener('pointercancel', () => {
      document.body.dataset.taken = `${Number(document.body.dataset.taken) + 1}`;
    });
  });
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const row = (id: string) => page.locator(`[data-message-id="${id}"]`);
  let x = 0;
  let y = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  return {
    page,
    async down(id, atX = 195) {
      const box = await row(id).boundingBox();
      x = atX;
      // Beside its buttons.
      y = (box?.y ?? 0) + 16;
      await send('touchStart');
    },
    async move(dx, dy = 0) {
      for (let step = 0; step < 12; step += 1) {
        x += dx / 12;
        y += dy / 12;
        await send('touchMove');
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    },
    up: async () => void (await send('touchEnd')),
    isUnread: async (id) => (await row(id).getAttribute('data-unread')) !== null,
    isListed: async (id) => (await row(id).count()) > 0,
    scrollTop: () => page.locator('[data-carillon="message-list"]').evaluate(({ scrollTop }) => scrollTop),
    taken: () => page.evaluate(() => Number(document.body.dataset.taken)),
  };
}

test.each([
  { globals: {}, story: 'Default', toEnd: 1, name: 'from left to right' },
  { globals: { dir: 'rtl' }, story: 'Default', toEnd: -1, name: 'from right to left' },
  { globals: {}, story: 'InAPopover', toEnd: 1, name: 'in the sheet of a phone' },
])('a finger swipes rows $name: nothing scrolls, and no click follows', async ({ globals, story, toEnd }) => {
  const hand = await handOn(globals, story);
  const { page } = hand;
  const address = page.url();
  // Half-way: a click that followed would open the message, which would then be read.
  await hand.down('q1');
  await hand.move(-60 * toEnd);
  expect(await page.locator('[data-carillon="swipe"]').count()).toBe(1);
  await hand.move(40 * toEnd);
  await hand.up();
  await expect.poll(() => page.locator('[data-carillon="swipe"]').count()).toBe(0);
  expect(await hand.isUnread('q1')).toBe(true);
  await hand.down('q1');
  await hand.move(-170 * toEnd, 30);
  await hand.up();
  await expect.poll(() => hand.isUnread('q1')).toBe(false);
  await hand.down('c5');
  await hand.move(170 * toEnd);
  await hand.up();
  await expect.poll(() => hand.isListed('c5')).toBe(false);
  expect([await hand.scrollTop(), await hand.taken()]).toEqual([0, 0]);
  expect(page.url()).toBe(address);
  expect(await page.getByRole('toolbar').count()).toBe(0);
});

test('a finger that goes down a list first scrolls it, and one at the edge of the page is left to the browser', async () => {
  const hand = await handOn();
  const { page } = hand;
  await hand.down('q2');
  await hand.move(-10, -150);
  await hand.move(-170);
  await hand.up();
  await expect.poll(hand.scrollTop).toBeGreaterThan(50);
  expect(await hand.taken()).toBe(1);
  for (const at of [12, 380]) {
    await hand.down('q3', at);
    await hand.move(at < 195 ? 200 : -200);
    expect(await page.locator('[data-carillon="swipe"]').count()).toBe(0);
    await hand.up();
  }
  expect(await hand.isUnread('q3')).toBe(true);
  expect(await page.getByRole('group', { name: 'Undo' }).count()).toBe(0);
});

test('a finger that rests selects the row and opens no menu; taps then select others, and open nothing', async () => {
  const page = await openOwnPage(server, phone);
  const hand = await handOf(page, {}, 'Default');
  await page.evaluate(() => {
    addEventListener('contextmenu', () => document.body.setAttribute('data-menu', ''));
  });
  await hand.down('q1');
  await page.getByRole('toolbar', { name: '1 selected' }).waitFor();
  await hand.up();
  await hand.down('b3');
  await hand.up();
  // A group of three.
  await page.getByRole('toolbar', { name: '4 selected' }).waitFor();
  expect(await page.evaluate(() => getSelection()?.type)).not.toBe('Range');
  expect(await page.locator('[data-menu]').count()).toBe(0);
  expect([await hand.isUnread('q1'), await hand.isUnread('b3')]).toEqual([true, true]);
});

test('a list is pulled down at its top, and scrolls elsewhere', async () => {
  const hand = await handOn();
  const { page } = hand;
  const pull = page.locator('[data-carillon="pull"]');
  await hand.down('c5');
  await hand.move(0, 140);
  expect(await pull.getAttribute('data-armed')).toBe('true');
  expect([await hand.scrollTop(), await hand.taken()]).toEqual([0, 0]);
  await hand.up();
  await expect.poll(() => pull.count()).toBe(0);
  expect(await hand.isUnread('c5')).toBe(true);
  await hand.down('q2');
  await hand.move(0, -150);
  await hand.up();
  await expect.poll(hand.scrollTop).toBeGreaterThan(50);
  await hand.down('d2');
  await hand.move(0, 60);
  expect(await pull.count()).toBe(0);
  await hand.up();
});
