import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openChromium } from '../../scripts/chromium.mjs';
import { type Demo, startDemo } from './startDemo.ts';

/** A demo with a database of its own, and a browser, from the first test of the block that calls this to its last one. */
export function demoAndBrowser() {
  let dataDir: string;
  let demo: Demo;
  let browser: Browser;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'carillon-demo-'));
    demo = await startDemo({ port: 0, dataDir });
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.stop();
    await rm(dataDir, { recursive: true, force: true });
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
