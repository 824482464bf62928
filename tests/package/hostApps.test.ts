import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { platformApi } from '../../demo/e2e/platformApi.ts';
import { type Demo, startDemo } from '../../demo/e2e/startDemo.ts';
import { findChromium, openChromium } from '../../scripts/chromium.mjs';
import { buildHostApp, type HostApp, packCarillon } from './hostApp.ts';

let folder: string;
let tarball: string;
let demo: Demo;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carillon-packed-'));
  tarball = await packCarillon(folder);
  demo = await startDemo({ port: 0, dataDir: join(folder, 'data') });
  browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  await demo?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function build(...parameters: [name: string, ...packages: string[]]): Promise<HostApp> {
  const [name, ...packages] = parameters;
  const app = await buildHostApp(name, tarball, packages);
  onTestFinished(() => app.close());
  return app;
}

/** A page and all that it complained about. */
async function openPage(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(message.text());
    }
  });
  return { page, complaints };
}

/** A reader opens the inbox, and sees what is sent while it is open. */
async function openInbox(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, \d+/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  await watchInbox(page);
}

async function watchInbox(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('article').first().waitFor();
  const subject = `Sent ${Date.now()}`;
  await platformApi(demo.url).trigger(subject);
  await page.getByRole('article', { name: subject }).waitFor();
}

test.each(['19', '18'])('installed in Vite with React %s, it is typed, built and live', async (version) => {
  const app = await build(
    'vite',
    ...['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${version}`),
  );
  const { page, complaints } = await openPage();
  await page.goto(`${await app.start()}/?backend=${encodeURIComponent(demo.url)}`);
  await openInbox(page);
  expect(complaints).toEqual([]);
});

test('fault 70: installed in Next.js, its bell is in the server’s page, keeps its place, and hydrates without a word', async () => {
  const app = await build('next', 'react@19', 'react-dom@19');
  const url = await app.start({ BACKEND_URL: demo.url });
  const served = await browser.newPage({ javaScriptEnabled: false });
  onTestFinished(() => served.close());
  await served.goto(url);
  const place = await served.getByRole('button', { name: /^Notifications/ }).boundingBox();

  const { page, complaints } = await openPage();
  await page.goto(url);
  const bell = page.getByRole('button', { name: /^Notifications, \d+/ });
  await bell.waitFor();
  expect(await bell.boundingBox()).toEqual(place);
  await openInbox(page);
  expect(complaints).toEqual([]);
});

test('in pages without a build, a script tag and a frame show it, also under the strictest policy', async () => {
  const app = await build('html');
  const url = await app.start({ BACKEND_URL: demo.url });
  for (const path of ['/element', '/strict']) {
    const { page, complaints } = await openPage();
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        console.error(violatedDirective),
      );
    });
    await page.goto(url + path);
    await openInbox(page);
    expect(complaints).toEqual([]);
  }

  // Another name is another origin.
  const frameUrl = url.replace('127.0.0.1', 'localhost');
  const { page, complaints } = await openPage();
  await page.goto(`${url}/host?frame=${encodeURIComponent(`${frameUrl}/frame?parent=${url}`)}`);
  const frame = page.frameLocator('iframe');
  await watchInbox(frame);
  const content = () =>
    frame.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height));
  const height = () => page.evaluate(() => document.querySelector('iframe')?.clientHeight);
  await expect.poll(async () => (await height()) === (await content())).toBe(true);
  expect(complaints).toEqual([]);
});

test('its mocks serve a host’s own tests, in Vitest and in Playwright', async () => {
  const app = await build(
    'mocks',
    'react@19',
    'react-dom@19',
    '@types/react@19',
    '@types/react-dom@19',
    '@types/node@20',
  );
  await app.test({ HOST_URL: await app.start(), CHROMIUM_PATH: findChromium() ?? '' });
});
