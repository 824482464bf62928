// Runs the twelve pages of stories/legacy/hosts with the legacy widget 2.0.0 and with carillon/legacy, both on React 18 in
// development, against a local platform in one Chromium, and compares the requests and what the host's own part says at each step.
// In this folder: `npm install && npm run hosts`, after `npm run build` in the root. An argument runs one page: `npm run hosts -- tabs`.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startPlatform } from '../../demo/server/platform.ts';
import { openChromium } from '../../scripts/chromium.mjs';
import { servePages } from '../../scripts/servePages.mjs';
import { differs } from './known.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const only = process.argv[2];
const contents = ['Third piece of news', 'Second piece of news', 'First piece of news'];
const bells = {
  old: '[data-test-id="notification-bell"]',
  ours: 'button[aria-label^="Notifications"], [data-carillon="bell"]',
};

const platform = await startPlatform({ port: 0, dataDir: null });
const browser = await openChromium();
const folders = { old: await buildPages('old'), ours: await buildPages('ours') };
const servers = {};
for (const name of ['old', 'ours']) {
  servers[name] = await servePages((path) => readFile(join(folders[name], path)));
}
const pages = await readSteps();
let failures = 0;
for (const [name, { title, steps }] of Object.entries(pages)) {
  if (only !== undefined && only !== name) {
    continue;
  }
  const runs = { old: await run('old', name, steps), ours: await run('ours', name, steps) };
  const found = compare(name, runs);
  failures += found.length;
  console.log(`${found.length === 0 ? 'equal  ' : 'DIFFERS'} ${title}`);
  for (const line of found) {
    console.log(`        ${line}`);
  }
}
await browser.close();
for (const name of ['old', 'ours']) {
  servers[name].close();
  await rm(folders[name], { recursive: true });
}
await platform.close();
process.exitCode = failures === 0 ? 0 : 1;

/** The title and the steps of each page, which only a browser can import. */
async function readSteps() {
  const tab = await browser.newPage();
  await tab.goto(`${servers.ours.url}/index.html`);
  const steps = await tab.evaluate(() => globalThis.pageSteps);
  await tab.close();
  return steps;
}

/** The pages with one of the packages in the place of `widget.ts`. */
async function buildPages(name) {
  const outDir = await mkdtemp(join(tmpdir(), 'carillon-moving-'));
  const widget =
    name === 'old'
      ? here('node_modules/@novu/notification-center/dist/esm/index.js')
      : here('../../dist/legacy.js');
  await build({
    configFile: false,
    root: here('page'),
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    esbuild: { jsx: 'automatic' },
    resolve: {
      alias: [
        { find: /^\.\/widget\.ts$/, replacement: widget },
        { find: /^(react|react-dom)(\/.*)?$/, replacement: `${here('node_modules')}/$1$2` },
      ],
    },
    build: { outDir, minify: false, emptyOutDir: true },
  });
  return outDir;
}

/** A page as a new reader with three messages sees it: what it said and asked after each step. */
async function run(name, page, steps) {
  const subscriberId = `${page}-${name}`;
  const send = (content, url) =>
    fetch(`${platform.url}/v1/events/trigger`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `ApiKey ${platform.config.apiKey}` },
      body: JSON.stringify({
        name: 'message',
        to: subscriberId,
        payload: { subject: '', content, cta: url },
      }),
    });
  for (const content of contents.toReversed()) {
    await send(content, content === contents[0] ? '/news/third' : '/news');
  }
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  const tab = await context.newPage();
  const complaints = [];
  const requests = [];
  tab.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(`${message.text().slice(0, 300)} ${message.location().url}`);
    }
  });
  tab.on('pageerror', (error) => complaints.push(String(error).slice(0, 300)));
  tab.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/v1/') && request.method() !== 'OPTIONS') {
      requests.push(asked(request.method(), url, request.postData()));
    }
  });
  const address = new URL(`${servers[name].url}/index.html`);
  address.search = new URLSearchParams({ page, platform: platform.url, subscriberId }).toString();
  const said = [];
  try {
    await tab.goto(address.href);
    for (const step of steps) {
      await take(tab, name, step, send);
      await settle(tab);
      if ('says' in step) {
        said.push((await tab.locator('output').first().textContent()).replace(/\s+/g, ' '));
      }
    }
  } catch (error) {
    complaints.push(`stopped: ${String(error).split('\n')[0]}`);
  }
  await context.close();
  return { said, requests: requests.sort(), complaints };
}

async function take(tab, name, step, send) {
  const options = { timeout: 8_000 };
  if ('press' in step) {
    await tab.getByRole('button', { name: step.press, exact: true }).first().click(options);
  } else if ('bell' in step) {
    await tab.locator(bells[name]).first().click(options);
  } else if ('text' in step) {
    await tab.getByText(step.text, { exact: true }).first().click(options);
  } else if ('receive' in step) {
    await tab.waitForTimeout(500);
    await send(step.receive);
  } else {
    await tab.waitForFunction(
      (words) => document.querySelector('output')?.textContent.replace(/\s+/g, ' ').includes(words),
      step.says,
      options,
    );
  }
}

/** Until nothing was asked for a while. */
async function settle(tab) {
  await tab.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await tab.waitForTimeout(300);
}

/** A request without what is another one's for each reader: ids, tokens. */
function asked(method, url, body) {
  const anonymous = (text) =>
    text.replace(/[0-9a-f]{24}/g, 'ID').replace(/"subscriberId":"[^"]+"/, '"subscriberId":"…"');
  const query = new URLSearchParams([...url.searchParams].sort()).toString();
  return `${method} ${anonymous(url.pathname.slice(3))}${query && `?${anonymous(query)}`}${body ? ` ${anonymous(body)}` : ''}`;
}

/** What differs and is not in the table of docs/guides/moving.md. */
function compare(page, { old, ours }) {
  const found = [];
  for (const [name, { complaints }] of Object.entries({ old, ours })) {
    for (const complaint of complaints.filter((text) => name === 'ours' || text.startsWith('stopped'))) {
      found.push(`${name}: ${complaint}`);
    }
  }
  const said = (run) => run.said.map((words, step) => differs.says(page, words, step));
  if (JSON.stringify(said(old)) !== JSON.stringify(said(ours))) {
    found.push(`says: ${JSON.stringify(old.said)} and ours ${JSON.stringify(ours.said)}`);
  }
  const count = (all) => new Map(all.map((one) => [one, all.filter((other) => other === one).length]));
  const [before, after] = [count(old.requests), count(ours.requests)];
  for (const request of new Set([...before.keys(), ...after.keys()])) {
    const [old2, ours2] = [before.get(request) ?? 0, after.get(request) ?? 0];
    if (old2 !== ours2 && !differs.request(page, request, old2, ours2)) {
      found.push(`asks ${old2} times, and ours ${ours2} times: ${request}`);
    }
  }
  return found;
}
