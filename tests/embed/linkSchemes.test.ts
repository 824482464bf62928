import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '../../demo/server/testPlatform.ts';
import { openSetup, type Setup } from './openSite.ts';

let setup: Setup;
const subscriberId = 'app-reader';

beforeAll(async () => {
  setup = await openSetup();
  const button = { type: 'primary', content: 'Reply' };
  await fill(setup.platform, subscriberId, 1, {
    subject: 'From the app',
    content: 'See [the thread](myapp://threads/7) and [not this](javascript:alert(1)).',
    cta: {
      type: 'redirect',
      data: { url: 'myapp://messages/7' },
      action: { status: 'pending', buttons: [] },
    },
    buttons: [{ ...button, url: 'sms:+49301234' }],
  });
});
afterAll(() => setup?.close());

const options = () =>
  `application-identifier="${setup.platform.config.applicationIdentifier}" subscriber-id="${subscriberId}"
   backend-url="${setup.platform.url}" view="panel"`;

test('a page that names its app’s schemes has links to it in the row and in the body, and scripts nowhere', async () => {
  const page = await setup.browser.newPage();
  const open = (named: string) =>
    page.goto(
      setup.site.page(`<carillon-inbox ${options()}></carillon-inbox>
        <script type="module">${named}</script>
        <script type="module" src="/embed/carillon.js"></script>`),
    );
  const row = page.getByRole('article', { name: 'From the app' });
  const addresses = () =>
    row.evaluate((all) => [...all.querySelectorAll('a')].map((link) => link.getAttribute('href')));

  await open('');
  await row.getByText('not this').waitFor();
  expect(await addresses()).toEqual([]);

  await open(`import { allowLinkSchemes } from '/embed/link-schemes.js'; allowLinkSchemes('myapp');`);
  await expect
    .poll(async () => (await addresses()).sort())
    .toEqual(['myapp://messages/7', 'myapp://threads/7']);
  await page.close();
});

test('a page with the inbox in a frame follows the schemes that both pages have named', async () => {
  const page = await setup.browser.newPage();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const named = (file: string) =>
    `import { allowLinkSchemes } from '/embed/${file}.js'; allowLinkSchemes('myapp');`;
  const src = setup.site.page(`<meta name="carillon-parents" content="${setup.site.url}">
    <script type="module">${named('link-schemes')}</script><script type="module" src="/embed/frame-page.js"></script>`);
  const given = {
    ...{ src, title: 'Inbox', view: 'panel', subscriberId, backendUrl: setup.platform.url },
    applicationIdentifier: setup.platform.config.applicationIdentifier,
    events: ['navigate'],
  };
  await page.goto(
    setup.site.page(`<div id="place"></div><script type="module">
      ${named('frame')}
      import { mountInboxFrame } from '/embed/frame.js';
      navigation.addEventListener('navigate', ({ destination }) => console.log('goes to', destination.url));
      mountInboxFrame(place, ${JSON.stringify(given)});
    </script>`),
  );
  await page.frameLocator('iframe').getByRole('link', { name: 'the thread' }).click();
  await expect.poll(() => told.join('\n')).toContain('goes to myapp://threads/7');
  await page.close();
});
