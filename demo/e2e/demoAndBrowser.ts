import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../../tests/support/sharedParts.ts';
import { hostBackend } from '../host/backend.ts';
import { readConfig } from '../server/config.ts';
import { type Platform, startPlatform } from '../server/platform.ts';
import { seedOnce } from '../server/seed.ts';
import { workflows } from '../server/workflows.ts';

/** A demo with a database of its own in this process, and the shared browser, from the first test of the block that calls this to its last one. */
export function demoAndBrowser() {
  let demo: Platform;
  let browser: Browser;
  beforeAll(async () => {
    [demo, browser] = await Promise.all([startOwnDemo(), sharedBrowser()]);
  });
  afterAll(async () => {
    await leaveBrowser();
    await demo?.close();
  });
  return {
    get url() {
      return demo.url;
    },
    get browser() {
      return browser;
    },
  };
}

/** What `npm start` runs, with a database in memory. */
async function startOwnDemo(): Promise<Platform> {
  const config = { ...readConfig({ PORT: '0' }), dataDir: null };
  const demo = await startPlatform({ ...config, workflows, extend: hostBackend });
  await seedOnce({ database: demo.database, workflows });
  return demo;
}
