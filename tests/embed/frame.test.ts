import type { Browser, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from '../../demo/server/platform.ts';
import { fill } from '../../demo/server/testPlatform.ts';
import { leaveBrowser, sharedBrowser, sharedPlatform } from '../support/sharedParts.ts';
import { openSite, type Site } from './openSite.ts';

let platform: Platform;
let browser: Browser;
let host: Site;
let inner: Site;
let stranger: Site;
let page: Page;
let subscriberId: string;
let readers = 0;

beforeAll(async () => {
  [platform, browser, host, inner, stranger] = await Promise.all([
    sharedPlatform(),
    sharedBrowser(),
    openSite(),
    openSite(),
    openSite(),
  ]);
});
afterAll(async () => {
  await leaveBrowser();
  await Promise.all([host, inner, stranger].map((site) => site?.close()));
});
beforeEach(async () => {
  readers += 1;
  subscriberId = `framed-${readers}`;
  await send('One');
  page = await browser.newPage();
});
afterEach(() => page.close());

const send = (subject: string) => fill(platform, subscriberId, 1, { subject });

/** A page for a frame that trusts one origin. */
const framePage = (trusted: string) =>
  inner.page(`<meta name="carillon-parents" content="${trusted}"><style>body { margin: 0 }</style>
    <script type="module" src="/embed/frame-page.js"></script>`);

const options = () => ({
  applicationIdentifier: platform.config.applicationIdentifier,
  subscriberId,
  subscriberHash: 'hash-of-the-subscriber',
  backendUrl: platform.url,
  socketUrl: platform.url,
});

/** A host page with an inbox in a frame; it keeps every message that it gets. */
const hostPage = (src: string, more: object = {}) => `<div id="place" style="width:400px"></div><script>
    window.heard = [];
    addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));
    window.events = [];
    for (const name of ['message', 'unread-count-change', 'message-click', 'session']) {
      document.addEventListener('carillon-' + name, ({ detail }) => events.push([name, detail]));
    }
  </script><script type="module">
    import { mountInboxFrame } from '/embed/frame.js';
    window.inbox = mountInboxFrame(place, ${JSON.stringify({ src, title: 'Inbox', ...options(), ...more })});
  </script>`;

const inbox = () => page.frameLocator('iframe');
const heightOf = () => page.evaluate(() => document.querySelector('iframe')?.clientHeight ?? 0);
const contentHeight = () =>
  inbox()
    .locator('html')
    .evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
const hear = (name: 'heard' | 'events') => page.evaluate((list) => Reflect.get(window, list), name);

/** Waits until the frame is as high as its content, and returns that height. */
async function settledHeight(): Promise<number> {
  await inbox().getByRole('article').first().waitFor();
  await expect.poll(async () => (await heightOf()) - (await contentHeight())).toBe(0);
  return heightOf();
}

/** Waits for the next animation frame, in which changes by a message show. */
const nextFrames = () =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

function innerFrame(): Frame {
  const frame = page.frames().find((one) => one.url().startsWith(inner.url));
  if (frame === undefined) {
    throw new Error('The page has no frame of the inner site.');
  }
  return frame;
}

describe('an inbox in a frame of another origin', () => {
  test('follows the height of its content', async () => {
    await page.goto(host.page(hostPage(framePage(host.url))));
    const before = await settledHeight();
    await send('Two');
    await inbox().getByRole('article', { name: 'Two' }).waitFor();
    await expect.poll(settledHeight).toBeGreaterThan(before);
    await inbox().getByRole('button', { name: 'Settings' }).click();
    await inbox().getByRole('heading', { name: 'Settings' }).waitFor();
  });

  test('can be updated, and leaves nothing when it is unmounted', async () => {
    await page.goto(host.page(hostPage(framePage(host.url))));
    await inbox()
      .getByRole('heading', { name: /Notifications/ })
      .waitFor();
    await page.evaluate(() => Reflect.get(window, 'inbox').update({ locale: 'de' }));
    const germanTitle = inbox().getByRole('heading', { name: /Benachrichtigungen/ });
    await germanTitle.waitFor();
    // What an update does not name stays as it was: the reader, and the language of the update before.
    await page.evaluate(() => Reflect.get(window, 'inbox').update({ dir: 'rtl' }));
    await inbox().locator('[dir=rtl]').first().waitFor();
    await inbox().getByRole('article', { name: 'One' }).waitFor();
    expect(await germanTitle.count()).toBe(1);
    await page.evaluate(() => Reflect.get(window, 'inbox').unmount());
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('fault 83: sends its host sizes and counts, and messages only on request', async () => {
    await page.goto(host.page(hostPage(framePage(host.url))));
    await settledHeight();
    await send('A private matter');
    await expect.poll(() => hear('events')).toContainEqual(['unread-count-change', 2]);
    const heard: { data: Record<string, unknown> }[] = await hear('heard');
    expect(new Set(heard.map(({ data }) => Object.keys(data).sort().join()))).toEqual(
      new Set(['type', 'height,type,width', 'detail,name,type']),
    );
    const said = JSON.stringify(heard);
    expect(said).not.toContain('private matter');
    expect(said).not.toContain('hash-of-the-subscriber');
    expect(said).not.toContain('eyJ');

    await page.goto(host.page(hostPage(framePage(host.url), { events: ['message'] })));
    await settledHeight();
    await send('Asked for');
    await expect.poll(async () => JSON.stringify(await hear('events'))).toContain('Asked for');
    expect(JSON.stringify(await hear('events'))).not.toContain('unread-count-change');
  });

  test('lets its host follow links, if the host subscribes to that event', async () => {
    await fill(platform, subscriberId, 1, { subject: 'With a link', content: '[Read it](/somewhere)' });
    await page.goto(host.page(hostPage(framePage(host.url), { events: ['navigate'] })));
    await page.evaluate(() =>
      document.addEventListener('carillon-navigate', (event) => event.preventDefault(), { once: true }),
    );
    const address = page.url();
    const link = inbox().getByRole('link', { name: 'Read it' });
    const heard = async () => JSON.stringify(await hear('heard')).match(/somewhere/g)?.length;
    await link.click();
    await expect.poll(heard).toBe(1);
    expect(page.url()).toBe(address);
    const followed = page.waitForRequest(`${host.url}/somewhere`);
    await link.click();
    expect((await followed).isNavigationRequest()).toBe(true);
  });

  test('lets its host keep the page when a message is clicked, and follows its link where the host does not', async () => {
    await fill(platform, subscriberId, 1, { subject: 'Leads on', cta: { url: '/somewhere' } });
    await page.goto(host.page(hostPage(framePage(host.url), { events: ['message-click', 'navigate'] })));
    await page.evaluate(() =>
      document.addEventListener('carillon-message-click', (event) => event.preventDefault(), { once: true }),
    );
    const address = page.url();
    const link = inbox().getByRole('link', { name: /Leads on/ });
    await link.click();
    await expect.poll(async () => JSON.stringify(await hear('events'))).toContain('Leads on');
    await inbox().getByRole('article', { name: 'Leads on', exact: true }).waitFor();
    const navigated = async () => JSON.stringify(await hear('heard')).includes('"navigate"');
    expect([page.url(), await navigated()]).toEqual([address, false]);

    const followed = page.waitForRequest(`${host.url}/somewhere`);
    await link.press('Enter');
    expect((await followed).isNavigationRequest()).toBe(true);
  });

  test('opens the link of a clicked message in a new tab, if its host hears of clicks but not of links', async () => {
    const there = host.page('There');
    await fill(platform, subscriberId, 1, { subject: 'Leads on', cta: { url: there } });
    await page.goto(host.page(hostPage(framePage(host.url), { events: ['message-click'] })));
    const opened = page.context().waitForEvent('page');
    await inbox()
      .getByRole('link', { name: /Leads on/ })
      .click();
    const tab = await opened;
    await tab.waitForURL(there);
    await tab.close();
    // A tab of the browser's own is opened once.
    const tabs: string[] = [];
    page.context().on('page', (one) => tabs.push(one.url()));
    await inbox()
      .getByRole('link', { name: /Leads on/ })
      .click({ modifiers: ['Control'] });
    await expect.poll(() => tabs.length).toBe(1);
    await expect.poll(() => hear('events')).toHaveLength(2);
    await nextFrames();
    expect(tabs).toHaveLength(1);
  });

  test('fault 83: sends nothing to a parent that it does not trust, and accepts nothing from it', async () => {
    const speak = `const options = ${JSON.stringify(options())};
      for (const id of ['closed', 'open']) {
        const frame = document.getElementById(id);
        frame.contentWindow.postMessage({ type: 'iframe-child-init' }, '${inner.url}');
        frame.contentWindow.postMessage({ type: 'carillon-configure', options, events: ['message'] }, '${inner.url}');
      }`;
    await page.goto(
      stranger.page(`<iframe id="closed" src="${framePage(host.url)}"></iframe>
        <iframe id="open" src="${framePage(stranger.url)}"></iframe><script>
        window.heard = [];
        addEventListener('message', ({ source }) =>
          heard.push([...document.querySelectorAll('iframe')].find((frame) => frame.contentWindow === source)?.id));
        addEventListener('load', () => { ${speak} });
      </script>`),
    );
    await page.frameLocator('#open').getByRole('article', { name: 'One' }).waitFor();
    expect(new Set(await hear('heard'))).toEqual(new Set(['open']));
    expect(await page.frameLocator('#closed').locator('[data-carillon]').count()).toBe(0);
  });

  test('fault 83: gets messages of its host only on the exact origin of its address', async () => {
    const thief = stranger.page(`<script>
      window.heard = [];
      addEventListener('message', ({ data }) => heard.push(data));
      parent.postMessage({ type: 'iframe-resized', width: 1, height: 1234 }, '*');
      parent.postMessage({ type: 'carillon-ready' }, '*');
    </script>`);
    const turncoat = inner.page(`<script>location.replace('${thief}')</script>`);
    await page.goto(host.page(hostPage(turncoat)));
    await expect.poll(() => hear('heard')).toHaveLength(2);
    await nextFrames();
    expect(await heightOf()).toBe(150);
    await page.evaluate(() => Reflect.get(window, 'inbox').update({ locale: 'de' }));
    const thiefFrame = page.frames().find((frame) => frame.url() === thief);
    await thiefFrame?.waitForLoadState('load');
    expect(await thiefFrame?.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
  });
});

describe('fault 82: the host ignores', () => {
  const height = "{ type: 'iframe-resized', width: 1, height: 1234 }";
  const say = (message: string, times = 1) =>
    `<script>for (let i = 0; i < ${times}; i += 1) parent.postMessage(${message}, '*')</script>`;
  const frameOf = (url: string, more = '') => `<iframe ${more} src="${url}"></iframe>`;

  const strangers: readonly [string, () => string][] = [
    ['a stranger', () => frameOf(stranger.page(say(height)))],
    ['a look-alike origin', () => frameOf(inner.page(say(height)).replace('127.0.0.1', 'localhost'))],
    ['an origin without a name', () => frameOf(inner.page(say(height)), 'sandbox="allow-scripts"')],
    ['another window of the same origin', () => frameOf(inner.page(say(height)))],
    ['itself', () => say(height)],
    ['a flood', () => frameOf(stranger.page(say(height, 10_000)))],
  ];

  test('what anything but its frame says, one after the other', async () => {
    await page.goto(host.page(hostPage(framePage(host.url))));
    const before = await settledHeight();
    for (const [who, html] of strangers) {
      const count = (await hear('heard')).length;
      await page.evaluate((text) => {
        const range = document.createRange();
        document.body.append(range.createContextualFragment(text));
      }, html());
      await expect.poll(async () => (await hear('heard')).length, { message: who }).toBeGreaterThan(count);
      await nextFrames();
      expect([who, await heightOf()]).toEqual([who, before]);
    }
  });

  const oddities = [
    "{ type: 'iframe-resized', height: '1234' }",
    "{ type: 'iframe-resized', height: -1234 }",
    "{ type: 'iframe-resized', height: NaN }",
    "{ type: 'iframe-resized', height: Infinity }",
    "{ type: 'iframe-resized', height: 10 ** 9 }",
    "{ type: 'iframe-resized', height: { valueOf: 1234 } }",
    "{ type: 'iframe-resize', height: 1234 }",
    "'[iFrameSizer]0:1234:1:resizeObserver'",
    'null',
    '[]',
    "{ type: 'carillon-event', name: 'message-click', detail: {} }",
    "{ type: 'carillon-event', name: 'constructor', detail: {} }",
    "{ type: 'carillon-event', name: 'navigate', detail: 'https://evil.example/' }",
  ];

  test('what its frame says in another way than it should, one after the other', async () => {
    await page.goto(host.page(hostPage(framePage(host.url))));
    const [before, address] = [await settledHeight(), page.url()];
    const events = await hear('events');
    for (const message of oddities) {
      const count = (await hear('heard')).length;
      await innerFrame().evaluate(`parent.postMessage(${message}, '*')`);
      await expect.poll(async () => (await hear('heard')).length, { message }).toBeGreaterThan(count);
      await nextFrames();
      expect([message, await heightOf(), page.url()]).toEqual([message, before, address]);
      expect([message, await hear('events')]).toEqual([message, events]);
    }
  });
});

describe('in a frame of a host that has a resizer of its own', () => {
  const widget = (style = '', more = '') =>
    inner.page(`<style>body { margin: 0; ${style} }</style>${more}<carillon-inbox view="panel"
      application-identifier="${platform.config.applicationIdentifier}" subscriber-id="${subscriberId}"
      backend-url="${platform.url}"></carillon-inbox><script type="module" src="/embed/carillon.js"></script>`);
  const resizerPage = (
    src: string,
    settings: object,
  ) => `<iframe src="${src}" style="width:400px"></iframe><script>
      window.heights = [];
      window.messages = 0;
      addEventListener('message', () => { messages += 1; });
      const frame = document.querySelector('iframe');
      new MutationObserver(() => heights.at(-1) !== frame.style.height && heights.push(frame.style.height)).observe(frame, { attributeFilter: ['style'] });
    </script><script type="module">
      import { initialize } from '/core.js';
      initialize(${JSON.stringify(settings)}, frame);
    </script>`;

  const bellPage = () =>
    inner.page(`<style>body { margin: 0 }</style><carillon-inbox
      application-identifier="${platform.config.applicationIdentifier}" subscriber-id="${subscriberId}"
      backend-url="${platform.url}"></carillon-inbox><script type="module" src="/embed/carillon.js"></script>`);
  /** The open panel, and the frame around it. */
  const sizes = async () => ({
    panel: await inbox()
      .getByRole('dialog')
      .evaluate((dialog) => dialog.getBoundingClientRect().bottom),
    frame: await heightOf(),
  });

  test.each([600, 400])(
    'at a width of %i px the frame is high enough for the open panel of a bell',
    async (widthPx) => {
      await page.goto(host.page(resizerPage(bellPage(), {}).replace('width:400px', `width:${widthPx}px`)));
      const bell = inbox().getByRole('button', { name: /^Notifications/ });
      await bell.waitFor();
      const before = await heightOf();
      await bell.click();
      await inbox().getByRole('article', { name: 'One' }).waitFor();
      await expect.poll(heightOf).toBeGreaterThan(600);
      const { panel, frame } = await sizes();
      expect(panel).toBeLessThanOrEqual(frame);
      await page.keyboard.press('Escape');
      await inbox().getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(heightOf).toBeLessThanOrEqual(before);
    },
  );

  test('the page neither grows nor scrolls in a frame of fixed height', async () => {
    await page.goto(host.page(`<iframe src="${bellPage()}" style="width:600px;height:300px"></iframe>`));
    await inbox()
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await inbox().getByRole('article', { name: 'One' }).waitFor();
    expect(await innerFrame().evaluate(() => document.body.style.minHeight)).toBe('');
  });

  test('the page sends and accepts the messages of open-iframe-resizer', async () => {
    await page.goto(host.page(resizerPage(widget(), {})));
    const before = await settledHeight();
    await send('Two');
    await innerFrame().evaluate(() => document.querySelector('carillon-inbox')?.setAttribute('locale', 'de'));
    await innerFrame().evaluate(() => document.body.append(document.createElement('hr')));
    await expect.poll(settledHeight).toBeGreaterThan(before);
  });

  test('follows a content that changes by itself in the moment in which its frame follows', async () => {
    const restless = `<script>
      window.heights = [500, 533, 190, 157, 400, 300, 340, 20];
      addEventListener('resize', () => {
        document.body.style.paddingTop = (heights.shift() ?? 20) + 'px';
      });
    </script>`;
    await page.goto(host.page(resizerPage(widget('', restless), {})));
    await expect.poll(() => innerFrame().evaluate(() => Reflect.get(window, 'heights'))).toEqual([]);
    await settledHeight();
  });

  test('fault 84: settles in a few steps where the host adds to the height of a page that fills its frame', async () => {
    await page.goto(host.page(resizerPage(widget('min-height: 100vh'), { offsetSize: 20 })));
    await inbox().getByRole('article').first().waitFor();
    const heights = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heights'));
    // The content no longer changes, unless a busy machine draws its last part late; further heights are caused by the frame itself.
    const resting = (await heights()).length;
    await expect.poll(async () => page.evaluate(() => Reflect.get(window, 'messages'))).toBeGreaterThan(2);
    const seen = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const started = performance.now();
          const wait = () =>
            performance.now() - started > 1_000
              ? resolve(Reflect.get(window, 'messages'))
              : requestAnimationFrame(wait);
          wait();
        }),
    );
    expect((await heights()).length - resting).toBeLessThanOrEqual(6);
    expect(seen).toBeLessThanOrEqual(10);
  });

  test('automatic resizing is switched on if iframe-resizer is there', async () => {
    const src = inner.page(`<script>
      window.calls = [];
      window.parentIFrame = { autoResize: (on) => calls.push(on) };
    </script><carillon-inbox application-identifier="a" subscriber-id="b" enabled="false"></carillon-inbox>
      <script type="module" src="/embed/carillon.js"></script>`);
    await page.goto(host.page(`<iframe src="${src}"></iframe>`));
    await expect.poll(() => innerFrame().evaluate(() => Reflect.get(window, 'calls'))).toEqual([true]);
  });
});
