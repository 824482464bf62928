import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';

/** A web site of one origin, with the built scripts of the package under `/embed/`. */
export interface Site {
  readonly url: string;
  /** Puts a page at a path and returns its address. `policy` goes out as its Content-Security-Policy. */
  page(html: string, policy?: string): string;
  close(): Promise<void>;
}

const scripts = 'dist/embed';

/** Opens a site on loopback; every call gives another origin. */
export async function openSite(): Promise<Site> {
  const pages = new Map<string, { html: string; policy: string | undefined }>();
  const server = createServer(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const page = pages.get(path);
    if (page !== undefined) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        ...(page.policy === undefined ? {} : { 'Content-Security-Policy': page.policy }),
      });
      response.end(page.html);
      return;
    }
    const script = await readFile(scriptFile(path)).catch(() => undefined);
    response.writeHead(script === undefined ? 404 : 200, { 'Content-Type': 'text/javascript' });
    response.end(script);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    page(html, policy) {
      const path = `/page-${pages.size}.html`;
      pages.set(path, { html: `<!doctype html><meta charset="utf-8"><title>Host</title>${html}`, policy });
      return url + path;
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Scripts lie in the folder; `/core.js` is the library whose protocol a frame speaks. */
function scriptFile(path: string): string {
  return path === '/core.js'
    ? fileURLToPath(import.meta.resolve('@open-iframe-resizer/core'))
    : join(scripts, normalize(path.replace('/embed/', '/')));
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArguments,
  });
}
