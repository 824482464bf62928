import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from '../../demo/server/platform.ts';
import { fill } from '../../demo/server/testPlatform.ts';
import { openSetup, type Setup, type Site } from './openSite.ts';
import { watchLeftovers } from './watchLeftovers.ts';

let setup: Setup;
let platform: Platform;
let site: Site;
let browser: Browser;
let page: Page;
let subscriberId: string;
let readers = 0;

beforeAll(async () => {
  setup = await openSetup();
  ({ platform, site, browser } = setup);
});
afterAll(() => setup?.close());
beforeEach(async () => {
  readers += 1;
  subscriberId = `reader-${readers}`;
  await send('One');
  await send('Two');
  page = await browser.newPage();
});
afterEach(() => page.close());

const send = (subject: string, payload: object = {}) =>
  fill(platform, subscriberId, 1, { subject, ...payload });

const script = '<script type="module" src="/embed/carillon.js"></script>';

function element(attributes = '', children = ''): string {
  return `<carillon-inbox application-identifier="${platform.config.applicationIdentifier}" subscriber-id="${subscriberId}"
    backend-url="${platform.url}" socket-url="${platform.url}" ${attributes}>${children}</carillon-inbox>`;
}

const bell = (count: number, place: Pick<Page, 'getByRole'> = page) =>
  place.getByRole('button', { name: `Notifications, ${count} unread` });
/** Resolves when the page's socket has joined: what is sent from then on is heard. */
const joined = () =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      // The answer to the packet that joins.
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve());
    });
  });
const panel = (place: Pick<Page, 'getByRole'> = page) => place.getByRole('dialog', { name: 'Notifications' });
/** The focused element, also inside the shadow root. */
const focused = () =>
  page.evaluate(() => {
    const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return active?.getAttribute('data-carillon') ?? active?.localName;
  });

describe('<carillon-inbox>', () => {
  test('shows a bell with a live count', async () => {
    const live = joined();
    await page.goto(site.page(element() + script));
    await bell(2).waitFor();
    await live;
    await send('Three');
    await bell(3).waitFor();
  });

  test('opens its popover inside its shadow root, with one stylesheet for all', async () => {
    await page.goto(site.page(element() + element() + script));
    await bell(2).first().click();
    await panel().getByRole('article', { name: 'Two' }).waitFor();
    const places = await page.evaluate(() => {
      const [one, other] = [...document.querySelectorAll('carillon-inbox')].map((inbox) => inbox.shadowRoot);
      return {
        inShadow: one?.querySelector('[role="dialog"]') !== null,
        sheets: one?.adoptedStyleSheets.length,
        shared: one?.adoptedStyleSheets[0] === other?.adoptedStyleSheets[0],
        inPage: document.querySelectorAll('style, link, [role="dialog"]').length,
      };
    });
    expect(places).toEqual({ inShadow: true, sheets: 1, shared: true, inPage: 0 });
    const box = await panel().boundingBox();
    expect(box?.width).toBe(400);
    // The order of the stylesheet: a part's own style comes after the styles of the parts that it uses.
    expect(await panel().getByRole('button', { name: 'Close' }).isVisible()).toBe(false);
  });

  test.each<[string, () => Promise<void>, string]>([
    ['a press on the bell', () => bell(2).click(), 'bell'],
    ['Escape', () => page.keyboard.press('Escape'), 'bell'],
    ['a press on the page', () => page.getByRole('button', { name: 'Elsewhere' }).click(), 'button'],
  ])('%s closes the popover', async (_, close, focus) => {
    await page.goto(
      site.page(`<button style="position:fixed;bottom:0">Elsewhere</button>${element()}${script}`),
    );
    await bell(2).click();
    await panel().getByRole('article', { name: 'Two' }).waitFor();
    expect(await focused()).toBe('popover');
    await close();
    await panel().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(focus);
  });

  test('takes a backend as a property, and then asks no platform', async () => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/v1/') && calls.push(request.url()));
    const inbox = '<carillon-inbox subscriber-id="ada"></carillon-inbox>';
    await page.goto(
      site.page(`${inbox}<script>
        const messages = [{ id: 'a', title: 'By the page', createdAt: new Date().toISOString(), read: false, seen: true }];
        document.querySelector('carillon-inbox').backend = {
          id: 'of the page',
          capabilities: { read: 'ids', unread: true, seen: false, remove: false, answers: false,
            preferences: false, globalPreference: false, organization: false },
          openSession: async ({ subscriberId }) => ({ token: subscriberId, profile: {} }),
          listMessages: async () => ({ messages, next: null }),
          countMessages: async () => messages.filter(({ read }) => !read).length,
          changeMessages: async ({ ids }, { read }) => {
            messages.filter(({ id }) => ids.includes(id)).forEach((message) => Object.assign(message, { read }));
            return {};
          },
        };
      </script>${script}`),
    );
    await bell(1).click();
    const row = panel().getByRole('article', { name: 'By the page' });
    await row.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem').getByText('Mark as read').click();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    expect(await panel().getByRole('button', { name: 'Settings' }).count()).toBe(0);
    expect(calls).toEqual([]);
  });

  test('fault 88: arrow keys move through its menu and its tabs one by one', async () => {
    await page.goto(
      site.page(`${element()}<script>
        document.querySelector('carillon-inbox').tabs = ['one', 'two', 'three'].map((tabId) => ({ tabId, label: tabId }));
      </script>${script}`),
    );
    await bell(2).click();
    const menu = panel().getByRole('button', { name: 'More actions' }).first();
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    const marked = () => page.locator('[role^="menuitem"]:focus').textContent();
    await expect.poll(marked).toBe('Unread only');
    await page.keyboard.press('ArrowDown');
    await expect.poll(marked).toBe('Select');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('menu-button');

    const tab = (name: string, selected: boolean) => page.getByRole('tab', { name, selected });
    await tab('one', true).focus();
    await page.keyboard.press('ArrowRight');
    await tab('two', true).waitFor();
    await page.keyboard.press('ArrowLeft');
    await tab('one', true).waitFor();
    await page.keyboard.press('ArrowLeft');
    await tab('three', true).waitFor();
  });

  test('fault 67: several elements of one subscriber share a session and a socket', async () => {
    const sessions: string[] = [];
    let sockets = 0;
    page.on(
      'request',
      (request) => request.url().endsWith('/session/initialize') && sessions.push(request.url()),
    );
    page.on('websocket', () => {
      sockets += 1;
    });
    const live = joined();
    await page.goto(site.page(element() + element() + element() + script));
    await expect.poll(() => bell(2).count()).toBe(3);
    await live;
    await send('Three');
    await expect.poll(() => bell(3).count()).toBe(3);
    expect([sessions.length, sockets]).toEqual([1, 1]);
  });

  test('keeps properties that were set before it was defined', async () => {
    await page.goto(
      site.page(`<div id="place"></div><script>
        const inbox = document.createElement('carillon-inbox');
        Object.assign(inbox, ${JSON.stringify({
          applicationIdentifier: platform.config.applicationIdentifier,
          subscriberId,
          backendUrl: platform.url,
          translations: { notifications: 'Post' },
        })});
        place.append(inbox);
      </script>`),
    );
    await page.addScriptTag({ type: 'module', url: '/embed/carillon.js' });
    await page.getByRole('button', { name: 'Post, 2 unread' }).waitFor();
    await page.evaluate(() => {
      Object.assign(document.querySelector('carillon-inbox') ?? {}, {
        translations: { notifications: 'Mail' },
      });
    });
    await page.getByRole('button', { name: 'Mail, 2 unread' }).waitFor();
  });

  test('dispatches an event for each callback, and lets the page follow links', async () => {
    const live = joined();
    await page.goto(
      site.page(`${element()}<script>
        window.heard = [];
        for (const name of ['session', 'message', 'unread-count-change', 'open-change', 'message-click', 'navigate']) {
          document.addEventListener('carillon-' + name, (event) => {
            heard.push([name, typeof event.detail === 'object' ? Object.keys(event.detail).includes('id') || event.detail.open : event.detail]);
            if (name === 'navigate') event.preventDefault();
          });
        }
      </script>${script}`),
    );
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
    await bell(2).click();
    await panel().getByRole('article', { name: 'Two' }).waitFor();
    await live;
    await send('With a link', { content: '[Read it](/somewhere)' });
    await bell(3).waitFor();
    await expect.poll(heard).toContainEqual(['message', true]);
    const address = page.url();
    await panel().getByRole('link', { name: 'Read it' }).click();
    await expect.poll(heard).toContainEqual(['navigate', '/somewhere']);
    await panel()
      .getByRole('article', { name: 'With a link' })
      .getByRole('button', { name: 'With a link' })
      .click();
    await expect.poll(heard).toContainEqual(['message-click', true]);
    expect(await heard()).toEqual(
      expect.arrayContaining([
        ['session', true],
        ['unread-count-change', 2],
        ['unread-count-change', 3],
        ['open-change', true],
      ]),
    );
    expect(page.url()).toBe(address);
  });

  test('keeps the page where it cancels the event of a clicked message', async () => {
    await send('Leads on', { cta: { url: '/somewhere' } });
    await page.goto(
      site.page(`${element('view="panel"')}<script>
        window.heard = [];
        document.addEventListener('carillon-message-click', (event) => {
          event.preventDefault();
          heard.push(event.detail.title);
        });
        document.addEventListener('carillon-navigate', (event) => heard.push(event.detail));
      </script>${script}`),
    );
    const address = page.url();
    await page.getByRole('link', { name: /Leads on/ }).click();
    await page.getByRole('article', { name: 'Leads on', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Leads on' }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
      .toEqual(['Leads on', 'Leads on']);
    expect(page.url()).toBe(address);
  });

  test('sends a removal whose toast comes up under a resting pointer, though the pointer does not move', async () => {
    await page.goto(site.page(element('view="panel" undo-ms="2000"') + script));
    const toast = page.getByRole('group', { name: 'Undo' });
    const removeFirst = async () => {
      await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Remove message' }).press('Enter');
      await toast.waitFor();
    };
    await removeFirst();
    const box = await toast.boundingBox();
    // As long as it has the focus it stays.
    await toast.getByRole('button', { name: 'Undo' }).press('Enter');
    await toast.waitFor({ state: 'detached' });
    const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await page.mouse.move(at.x, at.y);
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    const [, isUnderPointer] = await Promise.all([
      sent,
      // The browser tells its hover only with the next frame, which may come late.
      removeFirst().then(() => toast.evaluate(isUnder, at)),
    ]);
    expect(isUnderPointer).toBe(true);
    await toast.waitFor({ state: 'detached' });
  });

  test('renders a bell and a footer of the page', async () => {
    await page.goto(
      site.page(`${element('', '<b slot="bell">Inbox</b><i slot="footer">Ours</i>')}${script}`),
    );
    const own = page.getByRole('button', { name: 'Inbox Notifications, 2 unread' });
    await own.waitFor();
    await own.click();
    await page.getByText('Ours').waitFor();
    expect(await page.getByText('Powered by').count()).toBe(0);
    await own.click();
    await panel().waitFor({ state: 'detached' });
    await page.evaluate(() => document.querySelector('[slot="bell"]')?.remove());
    await bell(2).waitFor();
  });

  test('uses tokens that the page sets, and its defaults for the others', async () => {
    const style = '<style>main { --carillon-color-accent: rgb(1, 2, 3) }</style>';
    await page.goto(site.page(`${style}<main>${element()}</main>${element('theme="dark"')}${script}`));
    await bell(2).first().waitFor();
    const tokens = await page.evaluate(() =>
      [...document.querySelectorAll('carillon-inbox')].map((inbox) => {
        const root = inbox.shadowRoot?.querySelector('[data-carillon="root"]');
        const value = (name: string) =>
          root && getComputedStyle(root).getPropertyValue(`--carillon-${name}`).trim();
        return [value('color-accent'), value('color-surface'), value('space-m')];
      }),
    );
    expect(tokens[0]).toEqual(['rgb(1, 2, 3)', expect.stringMatching(/^#fff/), '12px']);
    expect(tokens[1]?.[0]).not.toBe('rgb(1, 2, 3)');
  });

  test('shows an accent of the page darker or lighter where it could not be seen', async () => {
    const style = '<style>body { --carillon-color-accent: #808080 }</style>';
    await page.goto(site.page(`${style}${element('theme="light"')}${element('theme="dark"')}${script}`));
    await bell(2).first().waitFor();
    const luminances = await page.evaluate(() =>
      [...document.querySelectorAll('carillon-inbox')].map((inbox) => {
        const root = inbox.shadowRoot?.querySelector('[data-carillon="root"]');
        const probe = root?.appendChild(document.createElement('span')) as HTMLElement;
        return ['accent', 'accent-text'].map((name) => {
          probe.style.color = `color(from var(--carillon-color-${name}) xyz-d65 x y z)`;
          return Number(getComputedStyle(probe).color.split(' ')[2]);
        });
      }),
    );
    const [[grey, onLight] = [], [, onDark] = []] = luminances as [number, number][];
    expect(grey).toBeCloseTo(0.216, 2);
    expect(1.05 / ((onLight ?? 1) + 0.05)).toBeGreaterThan(4.5);
    expect(((onDark ?? 0) + 0.05) / 0.06).toBeGreaterThan(4.5);
  });

  test('keeps its state when it is moved in the page', async () => {
    let sessions = 0;
    page.on('request', (request) => {
      sessions += request.url().endsWith('/session/initialize') ? 1 : 0;
    });
    await page.goto(site.page(`${element()}<main></main>${script}`));
    await bell(2).click();
    await panel().getByRole('article').first().waitFor();
    const before = await panel().elementHandle();
    await page.evaluate(async () => {
      const inbox = document.querySelector('carillon-inbox');
      const main = document.querySelector('main');
      if (inbox !== null) {
        main?.append(inbox);
        inbox.remove();
        await null;
        main?.prepend(inbox);
      }
      await new Promise((resolve) => setTimeout(resolve));
    });
    // It is drawn out of sight until its place beside the moved bell is known.
    await panel().waitFor();
    expect(await panel().evaluate((node, same) => node === same, before)).toBe(true);
    expect(sessions).toBe(1);
  });

  test.each(['a frame', 'a window'])('has its styles in the document of %s', async (kind) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(site.page(element() + script));
    const here = await page.evaluateHandle(() => document);
    const there = await page.evaluateHandle((name) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      return (name === 'a frame' ? frame.contentDocument : window.open()?.document) as Document;
    }, kind);
    const old = await page.evaluateHandle(() => document.querySelector('carillon-inbox'));
    const made = await old.evaluateHandle((inbox) => inbox?.cloneNode() as typeof inbox);

    async function isStyledIn(place: typeof here, inbox: typeof old) {
      await inbox.evaluate((node, { body }) => body.append(node ?? ''), place);
      const look = () =>
        inbox.evaluate((node) => {
          const bell = node?.shadowRoot?.querySelector('[data-carillon="bell"]');
          return [bell && getComputedStyle(bell).display, node?.shadowRoot?.adoptedStyleSheets.length];
        });
      await expect.poll(look).toEqual(['grid', 1]);
    }

    await isStyledIn(here, old);
    await isStyledIn(there, made);
    await isStyledIn(there, old);
    await isStyledIn(here, made);
    expect(errors).toEqual([]);
  });

  test('fault 69: leaves nothing behind when it is removed', async () => {
    const leftovers = await watchLeftovers(page);
    let open = 0;
    page.on('websocket', (socket) => {
      open += 1;
      socket.on('close', () => {
        open -= 1;
      });
    });
    await page.goto(site.page(script));

    async function comeAndGo() {
      await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), element());
      await bell(2).click();
      await panel().getByRole('article', { name: 'Two' }).waitFor();
      await expect.poll(() => open).toBe(1);
      const during = await leftovers();
      const nodes = await page.evaluate(async () => {
        const inbox = document.querySelector('carillon-inbox');
        inbox?.remove();
        await new Promise((resolve) => setTimeout(resolve));
        return [inbox?.shadowRoot?.childNodes.length, document.body.querySelectorAll('span').length];
      });
      expect(nodes).toEqual([0, 0]);
      await expect.poll(() => open).toBe(0);
      return during;
    }

    // The first inbox adds what modules set up once for the page, such as socket.io's listeners.
    await comeAndGo();
    await expect.poll(async () => (await leftovers()).timers).toBe(0);
    const before = await leftovers();
    const during = await comeAndGo();
    expect(during.listeners.length).toBeGreaterThan(before.listeners.length);
    await expect.poll(leftovers).toEqual(before);
  });
});

describe('mountInbox', () => {
  const mount = (options: object) => `<div id="place"></div><script type="module">
    import { mountInbox } from '/embed/carillon.js';
    window.inbox = mountInbox(place, ${JSON.stringify({
      applicationIdentifier: platform.config.applicationIdentifier,
      subscriberId,
      backendUrl: platform.url,
      ...options,
    })});
  </script>`;

  test('renders an inbox into the page, updates it and removes it', async () => {
    await page.goto(site.page(mount({ view: 'panel' })));
    await page.getByRole('article', { name: 'Two' }).waitFor();
    await page.evaluate(() => Reflect.get(window, 'inbox').update({ locale: 'de' }));
    await page.getByRole('heading', { name: /Benachrichtigungen/ }).waitFor();
    await page.evaluate(() => {
      const inbox = Reflect.get(window, 'inbox');
      inbox.unmount();
      inbox.update({ locale: 'en' });
      inbox.unmount();
    });
    expect(await page.evaluate(() => document.querySelector('#place')?.childNodes.length)).toBe(0);
  });
});

test.each(['this document', 'another document'])(
  'mountInbox adds styles and popovers to the shadow root around its element, in %s',
  async (which) => {
    const isHere = which === 'this document';
    await page.goto(
      site.page(`<main></main><iframe title="other" width="600" height="700"></iframe><script type="module">
      import { mountInbox } from '/embed/carillon.js';
      const main = ${isHere} ? document.querySelector('main') : document.querySelector('iframe').contentDocument.body;
      const place = main.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
      window.left = () => [place.parentNode.childNodes.length, place.parentNode.querySelectorAll('[data-carillon]').length];
      window.inbox = mountInbox(place, ${JSON.stringify({
        applicationIdentifier: platform.config.applicationIdentifier,
        subscriberId,
        backendUrl: platform.url,
      })});
    </script>`),
    );
    const inside = isHere ? page : page.frameLocator('iframe');
    await bell(2, inside).click();
    // The panel itself, which takes the place of its frame.
    await panel(inside).getByRole('article').first().waitFor();
    expect((await panel(inside).boundingBox())?.width).toBe(400);
    const left = await page.evaluate(() => {
      Reflect.get(window, 'inbox').unmount();
      return Reflect.get(window, 'left')();
    });
    expect(left).toEqual([1, 0]);
  },
);

describe('fault 85: under a strict policy with Trusted Types', () => {
  const rest = () =>
    [
      "default-src 'none'",
      `connect-src ${platform.url} ${platform.url.replace('http', 'ws')}`,
      'img-src https:',
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');
  const watch = `
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective + ' ' + event.sample));`;

  test.each([
    ["'self' 'nonce-abc'", 'its origin is trusted'],
    ["'nonce-abc'", 'only its own tag is trusted'],
  ])('with script-src %s: %s, and the inbox violates nothing', async (source) => {
    const html = `<script nonce="abc">${watch}</script>${element('', '<b slot="footer">Ours</b>')}
      <script nonce="abc" type="module" src="/embed/carillon.js"></script>`;
    await page.goto(site.page(html, `script-src ${source}; ${rest()}`));
    await bell(2).click();
    await panel().getByRole('article', { name: 'Two' }).click();
    await bell(1).waitFor();
    await panel().getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await panel().getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('heading', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
    const seen = () => page.evaluate(() => Reflect.get(window, 'violations'));
    expect(await seen()).toEqual([]);
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(seen).toHaveLength(1);
  });
});

/** Whether an element covers a point of the page. */
function isUnder(element: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
