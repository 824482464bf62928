import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSetup, type Setup } from './openSite.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup?.close());

test('a page without a build gives its inbox features, which are in the menu of the panel once they are given', async () => {
  const page = await setup.browser.newPage();
  await page.goto(
    setup.site.page(`<carillon-inbox
      application-identifier="${setup.platform.config.applicationIdentifier}" subscriber-id="of-a-page"
      backend-url="${setup.platform.url}" view="panel"></carillon-inbox>
      <script type="module" src="/embed/carillon.js"></script>`),
  );
  const pauses = page.getByRole('menuitem', { name: 'Until tomorrow' });
  const openMenu = async () => {
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem').first().waitFor();
  };
  await openMenu();
  expect(await pauses.count()).toBe(0);

  await page.evaluate(`import('/embed/features.js').then(({ quiet }) => {
    document.querySelector('carillon-inbox').features = [quiet()];
  })`);
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      await openMenu();
      return pauses.count();
    })
    .toBeGreaterThan(0);
  await page.close();
});
