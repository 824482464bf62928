import { expect, test } from 'vitest';
import {
  bell,
  boxOf,
  draft,
  isOnTop,
  menu,
  openHost,
  openPage,
  openPanel,
  panel,
  row,
  scrolled,
  tell,
  toast,
  until,
} from './hostPage.ts';
import { testPlaces } from './testPlaces.ts';

openHost();

/** One of each kind; `everyPlace.test.ts` has the others. */
testPlaces(['Radix', 'the browser'], ['full screen', 'a shadow root', 'a frame beside it']);

test('A panel that was opened before is on the screen once something around its bell fills it, and after that', async ({
  onTestFinished,
}) => {
  const page = await openPage(onTestFinished, 'page');
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
  const page = await openPage(onTestFinished, 'page');
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
    const page = await openPage(onTestFinished, 'a card that is pressed and dragged', { withhold });
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
  const page = await openPage(onTestFinished, 'a form');
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
  const page = await openPage(onTestFinished, 'a frame beside it');
  await openPanel(page);
  await page.frameLocator('iframe').getByRole('button').click();
  await panel(page).waitFor({ state: 'hidden' });
});

test('A finger scrolls the list over a drawer that follows the finger, and the drawer stays', async ({
  onTestFinished,
}) => {
  const page = await openPage(onTestFinished, 'vaul', { hasTouch: true });
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
