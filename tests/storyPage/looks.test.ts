import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';

/** A phone in portrait orientation, and one at a zoom of 400 %. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const zoomed = { viewport: { width: 320, height: 256 } };

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

test.each([
  { globals: {}, name: 'from left to right' },
  { globals: { dir: 'rtl', locale: 'ar' }, name: 'from right to left' },
])(
  'on a phone title and body of a row use its whole width, $name, with one control below them',
  async ({ globals }) => {
    const page = await shown('inbox/Panel.stories.tsx', 'Default', globals, phone);
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('article')].map((row) => {
        const edge = row.getBoundingClientRect();
        const rtl = getComputedStyle(row).direction === 'rtl';
        const box = (part: string) => row.querySelector(`[data-carillon="${part}"]`)?.getBoundingClientRect();
        const room = (part: string) => {
          const at = box(part);
          return at && Math.round(rtl ? at.left - edge.left : edge.right - at.right);
        };
        const controls = [...row.querySelectorAll('button[data-carillon^="item-"]')].filter(
          (one) => one.getClientRects().length > 0 && one.getAttribute('data-carillon') !== 'item-title',
        );
        const buttons = [...row.querySelectorAll('[data-carillon="item-buttons"] button')];
        const menu = box('item-menu');
        const above = ['item-title', ...buttons.map(() => 'item-buttons')].map(
          (part) => box(part)?.bottom ?? 0,
        );
        return {
          room: [room('item-title'), room('item-body')],
          controls: controls.map((one) => one.getAttribute('data-carillon')),
          menuPx: [menu?.width, menu?.height],
          isClear: menu !== undefined && above.every((bottom) => bottom <= menu.top + 0.5),
          sharePx: buttons.map((one) => Math.round(one.getBoundingClientRect().width)),
          textPx: Math.round(box('item-title')?.width ?? 0),
          scrolls: row.scrollWidth > row.clientWidth,
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row).toMatchObject({
        room: [16, 16],
        controls: ['item-menu'],
        menuPx: [44, 44],
        isClear: true,
        scrolls: false,
      });
      const [first = 0, second = 0] = row.sharePx;
      expect(row.sharePx.length < 2 || Math.abs(first + second + 8 - row.textPx) <= 1, `${row.sharePx}`).toBe(
        true,
      );
    }
    await page.context().close();
  },
);

test('at 400 % on a small page the footer leaves its room to the list', async () => {
  const page = await shown('inbox/Popover.stories.tsx', 'Default', {}, zoomed);
  const heights = await page.evaluate(() =>
    ['message-list', 'footer'].map(
      (part) => document.querySelector(`[data-carillon="${part}"]`)?.clientHeight,
    ),
  );
  expect(heights[0]).toBeGreaterThanOrEqual(128);
  expect(heights[1]).toBe(0);
  await page.context().close();
});

/** One story on a page of its own. */
async function shown(
  file: string,
  name: string,
  globals: Readonly<Record<string, string>>,
  device: BrowserContextOptions,
): Promise<Page> {
  const page = await openOwnPage(server, device);
  await showStory(page, file, name, globals);
  return page;
}
