import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '../../demo/server/testPlatform.ts';
import { openSetup, type Setup } from './openSite.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
  await fill(setup.platform, 'eve', 1, { subject: 'Only for Eve' });
  await fill(setup.platform, 'ana', 1, { subject: 'Only for Ana' });
});
afterAll(() => setup?.close());

test('a page of ana to which something in between gives the session of eve shows and keeps nothing of hers, says why, and goes on with the right one', async () => {
  const { platform, site, browser } = setup;
  const page = await browser.newPage();
  const calls: string[] = [];
  const told: string[] = [];
  let whose = 'eve';
  page.on('console', (message) => told.push(message.text()));
  await page.route(/\/v1\/widgets\//, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/v1/widgets/', '');
    calls.push(path);
    return path === 'session/initialize'
      ? route.continue({
          postData: JSON.stringify({ ...route.request().postDataJSON(), subscriberId: whose }),
        })
      : route.continue();
  });
  await page.goto(
    site.page(`<carillon-inbox application-identifier="${platform.config.applicationIdentifier}" subscriber-id="ana"
      backend-url="${platform.url}" socket-url="${platform.url}" view="panel"></carillon-inbox>
      <script type="module" src="/embed/carillon.js"></script>`),
  );
  await expect.poll(() => told.join('\n')).toContain('when-the-session-fails');
  await page.getByText('The session is of another subscriber').waitFor();
  expect(calls).toEqual(['session/initialize']);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
  expect(await page.getByText('Only for').count()).toBe(0);

  whose = 'ana';
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article', { name: 'Only for Ana' }).waitFor();
  expect(await page.getByText('Only for Eve').count()).toBe(0);
  await page.close();
});
