import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { platformApi } from '../../demo/e2e/platformApi.ts';
import { buildHostApp, type HostApp } from './hostApp.ts';
import {
  browser,
  build,
  demo,
  embed,
  openBench,
  openInbox,
  openPage,
  type Running,
  tarball,
  watchInbox,
} from './hostBench.ts';
import { sampleFile } from './sampleFile.ts';

openBench(async () => {
  await (await next)?.app.close();
});

let next: Promise<{ app: HostApp; with: string; without: string }> | undefined;

/** The host in Next.js, built once for all of its tests, with Cache Components and without: two addresses. */
function nextHost() {
  next ??= buildNextHost();
  return next;
}

async function buildNextHost() {
  const env = { BACKEND_URL: demo.url };
  const values = { 'https://notifications.example.com': demo.url, 'my-app': 'demo-app', '1_000': '20_000' };
  const sample = (name: string) => [
    `app/started/${name}`,
    sampleFile('docs/guides/server-rendering.md', `app/${name}`, values),
  ];
  const files = Object.fromEntries(['page.tsx', 'Notifications.tsx'].map(sample));
  const app = await buildHostApp('next', tarball, ['react@19', 'react-dom@19'], { files, env });
  return {
    app,
    with: await app.start(env),
    without: await app.start({ ...env, WITHOUT_CACHE_COMPONENTS: '1' }),
  };
}

test.concurrent('a host in Vite with React 19, and then with React 18, compiles with types, builds, and shows live messages', async (running) => {
  const react = (version: string) =>
    ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${version}`);
  const app = await build(running, 'vite', react('19'));
  // Other packages may have the directive.
  expect(app.built()).not.toMatch(/use client.*carillon/);
  const url = `${await app.start()}/?backend=${encodeURIComponent(demo.url)}`;
  for (const version of ['19', '18']) {
    if (version === '18') {
      await app.rebuild(react(version));
    } else {
      await loadsInOrder(running, url);
    }
    const { page, complaints } = await openPage(running);
    await page.goto(url);
    await openInbox(page);
    expect(await page.evaluate(() => document.documentElement.dataset.react)).toMatch(`${version}.`);
    expect(complaints).toEqual([]);
  }
});

/** What the page of a bell asks for, and when answers come: nothing twice, the panel's code with the session, the live connection after that code, and what is above the page after the rows. */
async function loadsInOrder(running: Running, url: string): Promise<void> {
  const { page } = await openPage(running);
  const scripts: string[] = [];
  const steps: string[] = [];
  const nameOf = (address: string) => {
    const [, name = '', isScript] = /(\w+)(-[\w-]{8}\.js)?$/.exec(new URL(address).pathname) ?? [];
    return isScript ? `${name}.js` : name;
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(nameOf(request.url()));
    }
    steps.push(nameOf(request.url()));
  });
  page.on('response', (response) => steps.push(`${nameOf(response.url())} answered`));
  const live = socketOf(page);
  await page.goto(url);
  await live;
  await page.locator('[data-carillon="message-item"]').first().waitFor({ state: 'attached' });
  const isBefore = (one: string, other: string) =>
    expect.soft(steps.indexOf(one), `${one} before ${other}: ${steps}`).toBeLessThan(steps.indexOf(other));
  isBefore('panel.js', 'initialize answered');
  isBefore('feed', 'unread answered');
  isBefore('panel.js answered', 'socketIo.js');
  isBefore('feed answered', 'overlays.js');
  const late = ['feed.js', 'live.js', 'overlays.js', 'panel.js', 'socketIo.js'];
  expect(scripts.filter((name) => late.includes(name)).sort()).toEqual(late);
  scripts.length = 0;
  await openInbox(page);
  // A message came in there, and what announces it comes with the first one, as does what compares its words.
  expect(scripts.filter((name) => !['arrivals.js', 'featureWords.js', 'foldText.js'].includes(name))).toEqual(
    [],
  );
}

test.concurrent('the guide’s feature pins messages in an app of its own, by the menu, by a key and in another language', async (running) => {
  const example = (name: string) => readFileSync(`examples/pin-feature/${name}`, 'utf8');
  const app = await build(
    running,
    'vite',
    ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19'],
    {
      'src/main.tsx': example('main.tsx'),
      'src/pin.tsx': sampleFile('docs/guides/composition.md', 'pin.tsx'),
    },
  );
  const url = await app.start();
  const { page, complaints } = await openPage(running);
  const first = page.getByRole('article').first();
  await page.goto(url);
  await page
    .getByRole('article', { name: 'Your invoice' })
    .getByRole('button', { name: 'More actions' })
    .click();
  await page.getByRole('menuitem', { name: 'Pin' }).click();
  await first.getByText('Your invoice').waitFor();
  await page.goto(`${url}?locale=de`);
  await first.getByText('Angeheftet').waitFor();
  await page.getByRole('article', { name: 'nightly build' }).focus();
  await page.keyboard.press('p');
  await first.getByText('The nightly build').waitFor();
  expect(await page.getByText('Angeheftet').count()).toBe(2);
  expect(complaints).toEqual([]);
});

test.concurrent('fault 70: a host in Next.js has the bell in the server’s page, without a layout shift and without hydration warnings', async (running) => {
  const { with: url } = await nextHost();
  const served = await browser.newPage({ javaScriptEnabled: false });
  running.onTestFinished(() => served.close());
  await served.goto(url);
  const place = await served.getByRole('button', { name: /^Notifications/ }).boundingBox();

  const { page, complaints } = await openPage(running);
  await page.goto(url);
  const bell = page.getByRole('button', { name: /^Notifications, \d+/ });
  await bell.waitFor();
  expect(await bell.boundingBox()).toEqual(place);
  await openInbox(page);
  expect(complaints).toEqual([]);
});

test.concurrent('a server component in Next.js composes the inbox of its parts', async (running) => {
  const { with: url } = await nextHost();
  const { page, complaints } = await openPage(running);
  await page.goto(`${url}/parts`);
  await openInbox(page);
  expect(complaints).toEqual([]);
});

/** The calls that a page makes to the platform, by the ends of their paths. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(demo.url).origin && pathname.startsWith('/v1/')) {
      calls.push(`${request.method()} ${pathname.replace(/^.*\/widgets\//, '')}`);
    }
  });
  return calls;
}

/** The live connection confirms after some seconds what came along. Without its tick a slow computer meets no other calls. */
const withoutTick = () => {
  const later = globalThis.setTimeout;
  Object.assign(globalThis, {
    setTimeout: (act: () => void, ms: number) => later(act, ms === 5_000 ? 3_600_000 : ms),
  });
};

/** Resolves when the server has accepted the page's socket. */
function socketOf(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40')) {
          resolve();
        }
      }),
    );
  });
}

test.concurrent.for(['with', 'without'] as const)(
  'the guide’s data from your server builds in Next.js %s Cache Components, has the count in its HTML, warns of nothing, and calls nothing of it again',
  async (mode, running) => {
    const url = (await nextHost())[mode];
    // Nobody else reads or sends anything here.
    const subscriberId = `reader-${randomUUID()}`;
    const platform = platformApi(demo.url, subscriberId);
    await platform.trigger('First');
    await platform.trigger('Second');
    const signIn = (page: Page) => page.context().addCookies([{ name: 'reader', value: subscriberId, url }]);
    const served = await browser.newPage({ javaScriptEnabled: false });
    running.onTestFinished(() => served.close());
    await signIn(served);
    const html = await (await served.goto(`${url}/started`))?.text();
    expect(html).toContain('aria-label="Notifications, 2 unread"');

    const { page, complaints } = await openPage(running);
    await signIn(page);
    const calls = callsOf(page);
    const live = socketOf(page);
    await page.addInitScript(withoutTick);
    await page.goto(`${url}/started`);
    await live;
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
    await platform.trigger('Third');
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).waitFor();
    expect(calls).toEqual(['POST session/initialize']);
    expect(complaints).toEqual([]);

    const token = await page.evaluate(() => localStorage.getItem('widget_user_auth_token'));
    const hash = await (await page.request.get(`${url}/inbox-hash`)).text();
    expect(hash).toHaveLength(64);
    // All tokens of the platform begin like this one.
    expect(token?.length).toBeGreaterThan(20);
    expect(html).toContain('"savedAtMs"'.replaceAll('"', '\\"'));
    for (const secret of [hash, token?.slice(0, 12) ?? '']) {
      expect(html).not.toContain(secret);
    }
  },
);

test.concurrent('a panel in Next.js that starts from its server has its rows without a call, also in another time zone', async (running) => {
  const { with: url } = await nextHost();
  const { page, complaints } = await openPage(running, { timezoneId: 'Pacific/Kiritimati', locale: 'de' });
  const calls = callsOf(page);
  const live = socketOf(page);
  await page.addInitScript(withoutTick);
  await page.goto(`${url}/started/panel`);
  await page.getByRole('article').first().waitFor();
  await live;
  expect(calls.filter((call) => !call.startsWith('POST'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.concurrent('pages without a build show the inbox by a script tag and in a frame, also under the strictest policy', async (running) => {
  const app = await build(running, 'html', [embed]);
  const url = await app.start({ BACKEND_URL: demo.url });
  for (const path of ['/element', '/strict']) {
    const { page, complaints } = await openPage(running);
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        console.error(violatedDirective),
      );
    });
    await page.goto(url + path);
    await openInbox(page);
    expect(complaints).toEqual([]);
  }

  // Another host name is another origin.
  const frameUrl = url.replace('127.0.0.1', 'localhost');
  const { page, complaints } = await openPage(running);
  await page.goto(`${url}/host?frame=${encodeURIComponent(`${frameUrl}/frame?parent=${url}`)}`);
  const frame = page.frameLocator('iframe');
  await watchInbox(frame);
  const content = () =>
    frame.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
  const height = () => page.evaluate(() => document.querySelector('iframe')?.clientHeight);
  await running.expect.poll(async () => (await height()) === (await content())).toBe(true);
  expect(complaints).toEqual([]);
});
