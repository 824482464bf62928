import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../demo/server/testPostgres.ts';
import { openChromium } from '../../scripts/chromium.mjs';
import { packCarillon } from '../package/hostApp.ts';
import { conformanceOf, openInitHost } from '../package/initHost.ts';

let folder: string;
let tarballs: string[];
let browser: Browser;
let postgres: TestPostgres | string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carillon-init-'));
  tarballs = [];
  for (const source of ['.', 'packages/server', 'packages/cli']) {
    tarballs.push(await packCarillon(folder, source));
  }
  browser = await openChromium();
  postgres = await startTestPostgres();
});
afterAll(async () => {
  await browser?.close();
  if (typeof postgres === 'object') {
    await postgres.stop();
  }
  await rm(folder, { recursive: true, force: true });
});

/** `checks` are the programs by which an app of the framework looks at its types, or builds. */
const apps = [
  { template: 'next', store: 'sqlite', dev: 'npx next dev --port PORT', checks: ['npx next build'] },
  { template: 'next', store: 'postgres', dev: 'npx next dev --port PORT', checks: ['npx tsc --noEmit'] },
  {
    template: 'react-router',
    store: 'sqlite',
    dev: 'npx react-router dev --port PORT',
    checks: ['npm run typecheck', 'npm run build'],
  },
  { template: 'astro', store: 'sqlite', dev: 'npx astro dev --port PORT', checks: ['npm run build'] },
  { template: 'vite', store: 'sqlite', dev: 'npx vite --port PORT', checks: ['npm run build'] },
  { template: 'hono', store: 'postgres', dev: 'npx tsx src/index.ts', checks: ['npm run build'] },
  { template: 'fastify', store: 'sqlite', dev: 'node server.js', checks: [] },
] as const;

const withPage = ['next', 'react-router', 'astro', 'vite'];

test.each(apps)(
  'an empty app of $template over $store, with nothing but what init has written, passes the suite and shows the bell',
  async ({ template, store, dev, checks }) => {
    if (store === 'postgres' && typeof postgres === 'string') {
      throw new Error(`There is no PostgreSQL to try it with: ${postgres}`);
    }
    const database = typeof postgres === 'object' ? { DATABASE_URL: postgres.url } : undefined;
    const host = await openInitHost(
      template,
      join(folder, randomUUID()),
      store === 'postgres' ? database : {},
    );
    try {
      await host.run('npm', 'install', '--prefer-offline', ...tarballs);
      expect(await host.run('npx', 'carillon', 'init', '--yes', '--store', store)).toContain('Next:');
      const reader = `reader-${randomUUID()}`;
      expect(await host.run('npm', 'run', 'inbox:seed')).toContain('demo-reader has a message');
      expect(await host.run('node', 'inbox/seed.mjs', reader, 'For you')).toContain('For you');
      const [program = '', ...parameters] = dev.split(' ');
      const url = await host.start(program, ...parameters);
      const listed = await fetch(`${url}/api/inbox/messages`, { headers: { 'x-inbox-reader': reader } });
      expect(await listed.json()).toMatchObject({ messages: [{ title: 'For you' }] });
      expect(await conformanceOf(url)).toMatch(/^\d+ passed, 0 failed, 0 known gaps, 4 skipped$/);
      if (withPage.includes(template)) {
        await seeBell(url);
      }
      const port = new URL(url).port;
      const doctor = await host.run('env', `PORT=${port}`, 'npx', 'carillon', 'doctor');
      expect(doctor).toContain('is still what carillon init has written');
      expect(doctor).toMatch(/ok +messages: \d+, of which nothing is left out/);
      expect(doctor).toContain('0 failed');
    } finally {
      await host.stop();
    }
    try {
      for (const check of checks) {
        const [program = '', ...parameters] = check.split(' ');
        await host.run('env', 'NODE_ENV=production', program, ...parameters);
      }
    } finally {
      await host.close();
    }
  },
);

/** Opens the page, which shows what the seed has sent and what is sent while it is open. */
async function seeBell(url: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.getByRole('button', { name: /^Notifications, \d+/ }).click();
    await page.getByRole('article', { name: 'Your inbox works' }).first().waitFor();
    const title = `Sent ${randomUUID()}`;
    await fetch(`${url}/api/inbox/_conformance/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subscriberId: 'demo-reader', message: { title } }),
    });
    await page.getByRole('article', { name: title }).waitFor();
  } finally {
    await page.close();
  }
}
