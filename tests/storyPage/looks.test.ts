import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnPage, openStoryPage, type StoryPageServer, showStory } from './openStoryPage.ts';

/** A phone upright and on its side, and a page at a zoom of 400 %. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onItsSide = { ...phone, viewport: { width: 844, height: 390 } };
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
  'on a phone the body of a row uses its whole width, $name, with one control in the line of the title',
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
        const buttons = [...row.querySelectorAll('[data-carillon="item-answers"] button')];
        const menu = box('item-menu');
        const middle = (at: DOMRect | undefined) => ((at?.top ?? 0) + (at?.bottom ?? 0)) / 2;
        return {
          room: room('item-body'),
          controls: controls.map((one) => one.getAttribute('data-carillon')),
          menuPx: [menu?.width, menu?.height],
          isInLine: Math.abs(middle(menu) - middle(box('item-time'))) <= 1,
          isClear: menu !== undefined && (box('item-answers')?.top ?? Infinity) >= menu.bottom,
          sharePx: buttons.map((one) => Math.round(one.getBoundingClientRect().width)),
          textPx: Math.round(box('item-answers')?.width ?? 0),
          scrolls: row.scrollWidth > row.clientWidth,
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row).toMatchObject({
        room: 16,
        controls: ['item-menu'],
        menuPx: [44, 44],
        isInLine: true,
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

test.each([
  { what: 'in a popover', file: 'inbox/Rows.stories.tsx', story: 'InPopover' },
  { what: 'below tabs', file: 'inbox/Rows.interactions.stories.tsx', story: 'OnAPhoneOnItsSide' },
])('a phone on its side shows three rows as a whole $what', async ({ file, story }) => {
  const page = await shown(file, story, {}, onItsSide);
  if (story === 'InPopover') {
    await page.getByRole('button', { name: /Notifications/ }).click();
  }
  await page.getByRole('article').first().waitFor();
  const bottoms = await page.evaluate(() => {
    const end = document.querySelector('[data-carillon="message-list"]')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('article')].map((row) => end - row.getBoundingClientRect().bottom);
  });
  expect(bottoms.filter((leftPx) => leftPx >= 0).length).toBeGreaterThanOrEqual(3);
  await page.context().close();
});

test.each([
  { what: 'a row', file: 'inbox/Rows.stories.tsx', story: 'Comfortable', isBlue: false },
  { what: 'a new row', file: 'inbox/List.stories.tsx', story: 'SinceTheLastVisit', isBlue: true },
])(
  'under the pointer $what is darker and keeps its colour, and one with the focus has a ring instead',
  async ({ file, story, isBlue }) => {
    const page = await shown(file, story, {}, {});
    const rows = page.getByRole('article');
    const look = (place: number) =>
      rows.nth(place).evaluate((row) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(row);
        const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        const menu = row.querySelector('[data-carillon="item-menu"]');
        const dots = menu?.firstElementChild && getComputedStyle(menu.firstElementChild);
        return {
          // Greys are slightly blue as well.
          isBlue: blue > red * 1.03,
          light: red + green + blue,
          ring: outlineStyle,
          isInUse:
            menu !== null && dots?.visibility === 'visible' && dots.color === getComputedStyle(menu).color,
        };
      });
    const atRest = await look(0);
    expect(atRest).toMatchObject({ isBlue, ring: 'none', isInUse: false });
    await rows.nth(1).focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageUp');
    await rows.nth(0).hover({ position: { x: 120, y: 8 } });
    await expect.poll(async () => (await look(0)).isInUse).toBe(true);
    await expect.poll(async () => (await look(0)).light).toBeLessThan(atRest.light);
    expect(await look(0)).toMatchObject({ isBlue, ring: 'none' });
    expect(await look(1)).toMatchObject({ light: atRest.light, ring: 'solid' });
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

test.each([
  { forcedColors: 'none', part: 'words' },
  { forcedColors: 'active', part: 'edge' },
] as const)(
  'the first answer to a new kind begins where the text of its row does: with forced colours $forcedColors its $part',
  async ({ forcedColors, part }) => {
    const page = await shown('inbox/Fewer.stories.tsx', 'NewKind', {}, { forcedColors });
    const leftOf = (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().left);
    const row = page.getByRole('article', { name: /Deployment needs approval/ });
    const keep = row.getByRole('button', { name: 'Keep' });
    const begins = await leftOf(part === 'edge' ? keep : keep.locator('span').first());
    expect(Math.abs(begins - (await leftOf(row.getByText(/^New kind of notification/))))).toBeLessThan(1.5);
    await page.context().close();
  },
);

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
