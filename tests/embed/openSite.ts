import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import type { Platform } from '../../demo/server/platform.ts';
import { servePages } from '../../scripts/servePages.mjs';
import { leaveBrowser, sharedBrowser, sharedPlatform } from '../support/sharedParts.ts';

/** A web site of one origin, with the built scripts of the package under `/embed/`. */
export interface Site {
  readonly url: string;
  /** Serves a page at a path and returns its address. `policy` is its Content-Security-Policy. */
  page(html: string, policy?: string): string;
  /** Serves a script at a path, and returns that. */
  script(source: string): string;
  /** Serves files by their names in a folder of its own, and returns the path of that. */
  folder(files: ReadonlyMap<string, string>): string;
  close(): void;
}

const scripts = 'packages/embed/dist/script';

/** Opens a site on loopback; every call has another origin. */
export async function openSite(): Promise<Site> {
  const pages = new Map<string, { html: string; policy: string | undefined }>();
  const { url, close } = await servePages(
    (path) => pages.get(path)?.html ?? readFile(scriptFile(path)),
    (path) => pages.get(path)?.policy,
  );
  return {
    url,
    page(html, policy) {
      const path = `/page-${pages.size}.html`;
      pages.set(path, { html: `<!doctype html><meta charset="utf-8"><title>Host</title>${html}`, policy });
      return url + path;
    },
    script(source) {
      const path = `/script-${pages.size}.js`;
      pages.set(path, { html: source, policy: undefined });
      return path;
    },
    folder(files) {
      const path = `/folder-${pages.size}/`;
      for (const [name, html] of files) {
        pages.set(path + name, { html, policy: undefined });
      }
      return path;
    },
    close,
  };
}

/** Scripts are in the folder; `/core.js` is the library that resizes frames. */
function scriptFile(path: string): string {
  return path === '/core.js'
    ? fileURLToPath(import.meta.resolve('@open-iframe-resizer/core'))
    : join(scripts, normalize(path.replace('/embed/', '/')));
}

/** What the tests of an embedded inbox begin with. */
export interface Setup {
  readonly platform: Platform;
  readonly site: Site;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Opens a site of its own, beside the platform and the browser that all files share. */
export async function openSetup(): Promise<Setup> {
  const [platform, site, browser] = await Promise.all([sharedPlatform(), openSite(), sharedBrowser()]);
  return {
    platform,
    site,
    browser,
    async close() {
      await leaveBrowser();
      site.close();
    },
  };
}
