import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { platformApi } from '../../demo/e2e/platformApi.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import {
  browser,
  build,
  demo,
  embed,
  openBench,
  openInbox,
  openPage,
  testing,
} from '../package/hostBench.ts';
import { sampleFile } from '../package/sampleFile.ts';

openBench();

const guide = 'docs/guides/frameworks.md';
const react = ['react@19', 'react-dom@19'];

test.concurrent('a host in Vue and one in Svelte check the element’s props and events, build without a warning of a directive, and show live messages', async (running) => {
  const names = ['vue', 'svelte'].map((name) => `src/carillon-${name}.d.ts`);
  const declarations = names.map((name) => [name, sampleFile('docs/guides/embedding.md', name)]);
  const app = await build(running, 'element', [embed], Object.fromEntries(declarations));
  expect(app.built()).toContain('0 warnings');
  expect(app.built()).not.toContain('use client');
  const url = await app.start();
  for (const host of ['vue', 'svelte']) {
    const { page, complaints } = await openPage(running);
    await page.goto(`${url}/?host=${host}&backend=${encodeURIComponent(demo.url)}`);
    await openInbox(page);
    await page.getByRole('tab', { name: /^Mentions/ }).waitFor();
    await page.getByRole('status', { name: 'Unread' }).filter({ hasText: /^\d+$/ }).waitFor();
    expect(complaints).toEqual([]);
  }
});

test.concurrent('the mocks serve a host’s own tests in Vitest, that of the guide without a warning, and in Playwright', async (running) => {
  const sample = (name: string, values = {}) => sampleFile('docs/guides/mocks.md', name, values);
  const app = await build(
    running,
    'mocks',
    [testing, 'react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19', '@types/node@20'],
    {
      'src/inbox.test.tsx': sample('src/inbox.test.tsx', { '4_000': '30_000' }),
      'vitest.config.ts': sample('vitest.config.ts', {
        'globals: true': "globals: true, testTimeout: 120_000, include: ['src/**/*.test.tsx']",
      }),
    },
  );
  const printed = await app.test({ HOST_URL: await app.start(), CHROMIUM_PATH: findChromium() ?? '' });
  expect(printed).toContain('src/inbox.test.tsx');
  expect(printed).not.toMatch(/\bact\(|carillon: |stderr/);
});

test.concurrent('a host in React Router has the count in its HTML, reads what leads to its page, and follows links of messages without a load', async (running) => {
  const values = { 'https://notifications.example.com': demo.url, 'my-app': 'demo-app', '1_000': '20_000' };
  const names = ['app/routes/home.tsx', 'app/Notifications.tsx'];
  const files = Object.fromEntries(names.map((name) => [name, sampleFile(guide, name, values)]));
  const app = await build(running, 'react-router', react, files);
  const url = await app.start();
  const subscriberId = `reader-${randomUUID()}`;
  const platform = platformApi(demo.url, subscriberId);
  await platform.trigger('Leads on', '/elsewhere');
  await platform.trigger('Leads here', '/?from=mail');
  await platform.trigger('Leads here too', '/');
  const served = await fetch(url, { headers: { Cookie: `reader=${subscriberId}` } });
  expect(await served.text()).toContain('aria-label="Notifications, 3 unread"');

  const { page, complaints } = await openPage(running);
  await page.context().addCookies([{ name: 'reader', value: subscriberId, url }]);
  await page.goto(url);
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.getByRole('link', { name: 'Leads on' }).click();
  await page.getByRole('heading', { name: 'Elsewhere' }).waitFor();
  expect(loads).toEqual([]);
  expect(complaints).toEqual([]);
});

test.concurrent('a host in Astro has the bell in the server’s page, and shows live messages', async (running) => {
  const values = { 'https://notifications.example.com': demo.url, 'my-app': 'demo-app' };
  const names = ['src/pages/index.astro', 'src/Notifications.tsx'];
  const files = Object.fromEntries(names.map((name) => [name, sampleFile(guide, name, values)]));
  const app = await build(running, 'astro', react, files);
  const url = await app.start();
  const served = await browser.newPage({ javaScriptEnabled: false });
  running.onTestFinished(() => served.close());
  await served.goto(url);
  await served.getByRole('button', { name: 'Notifications' }).waitFor();

  const { page, complaints } = await openPage(running);
  await page.goto(url);
  await openInbox(page);
  expect(complaints).toEqual([]);
});
