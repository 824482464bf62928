// Builds one of the pages beside this file as a host would, serves it on loopback, and opens a Chromium for it.
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArguments, ensureChromium } from '../scripts/chromium.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The page's address, the server and the browser; `close` leaves nothing of them. */
export async function openBench(name) {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-bench-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL(name, import.meta.url)),
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir: folder },
  });
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(file ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'text/plain' });
    response.end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  return {
    address: `http://127.0.0.1:${server.address().port}/index.html`,
    server,
    browser,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
