import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  bell,
  boxOf,
  draft,
  isFocused,
  isOnTop,
  menu,
  openPage,
  openPanel,
  panel,
  row,
  scrolled,
  tell,
  toast,
  until,
} from './hostPage.ts';

/** Declares what is tried in and over dialogs of a host, and in what else it may have put around a bell; as the page names them. */
export function testPlaces(dialogs: readonly string[], parents: readonly string[]): void {
  describe.each([...dialogs, ...parents])('A bell in: %s', (around) => {
    test('The panel is on top of all, beside its bell and scrolled by the wheel, Escape closes one layer after the other, and presses close nothing of the host', async ({
      onTestFinished,
    }) => {
      const page = await openPage(onTestFinished, around);
      await draft(page).fill('Not sent yet');
      await openPanel(page);
      await until(() => isOnTop(panel(page)));
      await until(() => isBesideBell(page));
      await row(page, 'Message 2').hover();
      await page.mouse.wheel(0, 200);
      await until(async () => (await scrolled(page)) > 0);
      await page.mouse.wheel(0, -400);
      await until(async () => (await scrolled(page)) === 0);

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

      await openPanel(page, 'Message 2');
      await row(page, 'Message 2').click();
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

  describe.each(dialogs)('A toast over a dialog of: %s', (around) => {
    test('One that is there before the dialog opens is on top of it and still there when it has closed, and others can be closed and opened by presses while the dialog stays', async ({
      onTestFinished,
    }) => {
      const page = await openPage(onTestFinished, around, { isOutside: true });
      await tell(page, 'First');
      await page.getByRole('button', { name: 'Open' }).click();
      await draft(page).waitFor();
      await until(() => isOnTop(toast(page)));
      await draft(page).press('Escape');
      await draft(page).waitFor({ state: 'hidden' });
      await toast(page).getByRole('button', { name: 'Close' }).click();
      await toast(page).waitFor({ state: 'detached' });

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
  });

  describe.each(dialogs)('A panel that fills a phone, over a dialog of: %s', (around) => {
    test('It covers the dialog, is closed by its button, and opens once more when the dialog has closed and opened', async ({
      onTestFinished,
    }) => {
      const page = await openPage(onTestFinished, around, { width: 400 });
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
}

/** The panel begins where the bell ends, or ends where it begins, and lies at its side. */
async function isBesideBell(page: Page): Promise<boolean> {
  const [one, other] = [await boxOf(bell(page)), await boxOf(panel(page))];
  const gap = Math.min(Math.abs(other.y - one.bottom), Math.abs(one.y - other.bottom));
  return gap < 12 && other.x <= one.x + 1 && other.right >= one.right - 1;
}
