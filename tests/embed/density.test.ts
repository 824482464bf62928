import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fill } from '../../demo/server/testPlatform.ts';
import { openSetup, type Setup } from './openSite.ts';

let setup: Setup;
let page: Page;
let warnings: string[];
const subscriberId = 'dense-reader';

beforeAll(async () => {
  setup = await openSetup();
  await fill(setup.platform, subscriberId, 1, { subject: 'One' });
});
afterAll(() => setup?.close());
beforeEach(async () => {
  page = await setup.browser.newPage();
  warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
});
afterEach(() => page.close());

/** A page with an inbox that tells what the page says of it, and a way to set its density or, without a value, to take it back. */
const places = {
  'the attribute of the element': {
    html: (
      density: string,
    ) => `<carillon-inbox view="panel" application-identifier="${applicationIdentifier()}"
      subscriber-id="${subscriberId}" backend-url="${setup.platform.url}" density="${density}"></carillon-inbox>
      <script type="module" src="/embed/carillon.js"></script>`,
    inbox: () => page.locator('carillon-inbox'),
    set: (density?: string) =>
      page.evaluate((value) => {
        const inbox = document.querySelector('carillon-inbox');
        return value === undefined
          ? inbox?.removeAttribute('density')
          : inbox?.setAttribute('density', value);
      }, density),
  },
  'the option of the frame': {
    html: (density: string) => `<div id="place"></div><script type="module">
      import { mountInboxFrame } from '/embed/frame.js';
      window.inbox = mountInboxFrame(place, ${JSON.stringify({
        src: setup.site.page(`<meta name="carillon-parents" content="${setup.site.url}">
          <script type="module" src="/embed/frame-page.js"></script>`),
        title: 'Inbox',
        view: 'panel',
        applicationIdentifier: applicationIdentifier(),
        subscriberId,
        backendUrl: setup.platform.url,
        density,
      })});
    </script>`,
    inbox: () => page.frameLocator('iframe').locator('body'),
    set: (density?: string) =>
      page.evaluate((value) => Reflect.get(window, 'inbox').update({ density: value }), density),
  },
};
const applicationIdentifier = () => setup.platform.config.applicationIdentifier;

test.each(Object.entries(places))(
  '%s sets the density of the rows, also while they are shown, and an unknown one is named once',
  async (_, { html, inbox, set }) => {
    await page.goto(setup.site.page(html('compact')));
    const row = inbox().getByRole('article', { name: 'One' });
    await row.waitFor();
    const shown = () =>
      row.evaluate((article) => article.closest('[data-carillon="root"]')?.getAttribute('data-density'));
    const height = async () => (await row.boundingBox())?.height ?? 0;
    expect(await shown()).toBe('compact');
    const compactPx = await height();

    await set('comfortable');
    await expect.poll(shown).toBe('comfortable');
    expect(await height()).toBeGreaterThan(compactPx);
    await set('compact');
    await expect.poll(shown).toBe('compact');
    await set();
    await expect.poll(shown).toBe('comfortable');
    expect(warnings).toEqual([]);

    await set('compact');
    await expect.poll(shown).toBe('compact');
    await set('dense');
    await expect.poll(shown).toBe('comfortable');
    await set('compact');
    await expect.poll(shown).toBe('compact');
    await set('dense');
    await expect.poll(shown).toBe('comfortable');
    expect(warnings).toEqual(['carillon: no density is called "dense". There are: comfortable, compact.']);
  },
);
