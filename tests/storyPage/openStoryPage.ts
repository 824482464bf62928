import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { openChromium } from '../../scripts/chromium.mjs';
import { servePages } from '../../scripts/servePages.mjs';
import type {} from './storyPage.ts';

/** Every story on a page of its own, built for production, in a Chromium: for checks that Storybook's own page would disturb. */
export interface StoryPageServer {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds and serves the page, and opens a browser. `policy` is its Content-Security-Policy. */
export async function openStoryPage(policy?: string): Promise<StoryPageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-stories-'));
  await build({
    configFile: false,
    root: here('.'),
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { alias: { '@storybook/addon-a11y': here('./noAddon.ts') } },
    build: { outDir: folder, minify: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const pages = await servePages(
    (path) => contentsOf(path, folder),
    (path) => (path === '/index.html' ? policy : undefined),
  );
  const browser = await openChromium();
  return {
    url: pages.url,
    browser,
    async close() {
      await browser.close();
      pages.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Keeps the worker registered: it would be removed with the last page, and registering it again is a Trusted Types sink. */
const mockServiceWorker = readFileSync(here('../../.storybook/public/mockServiceWorker.js'), 'utf8').replace(
  'self.registration.unregister()',
  '// stays',
);

async function contentsOf(path: string, folder: string): Promise<string | Buffer> {
  switch (path) {
    case '/blank.html':
      return '<!doctype html><title>Nothing</title>';
    case '/mockServiceWorker.js':
      return mockServiceWorker;
    default:
      return readFile(join(folder, normalize(path)));
  }
}
