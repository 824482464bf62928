// Builds one of the pages beside this file as a host would, serves it on loopback, and opens a Chromium for it.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { openChromium } from '../scripts/chromium.mjs';
import { servePages } from '../scripts/servePages.mjs';

/** The page's address, the server and the browser; `close` leaves nothing of them. */
export async function openBench(name) {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-bench-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL(name, import.meta.url)),
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir: folder, minify: process.env.PLAIN === undefined },
  });
  const pages = await servePages((path) => readFile(join(folder, path)));
  const browser = await openChromium();
  return {
    address: `${pages.url}/index.html`,
    server: pages.server,
    browser,
    async close() {
      await browser.close();
      pages.close();
      await rm(folder, { recursive: true });
    },
  };
}
