// What a long feed costs: `node bench/feed.mjs`. Production build, real Chromium, nothing else on the page. Figures in
// brackets are the most there should be; tasks are in milliseconds of processor time and depend on the machine.
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

const counts = [100, 1_000, 5_000, 10_000];
const folder = await mkdtemp(join(tmpdir(), 'carillon-bench-'));
await build({
  configFile: false,
  root: fileURLToPath(new URL('feed', import.meta.url)),
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir: folder },
});
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = await readFile(join(folder, path)).catch(() => undefined);
  response.writeHead(file ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'text/plain' });
  response.end(file);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });

console.table(Object.fromEntries(await inTurn(counts, async (count) => [count, await measure(count)])));

await browser.close();
server.closeAllConnections();
server.close();
await rm(folder, { recursive: true });

async function measure(count) {
  const page = await browser.newPage({ viewport: { width: 1_000, height: 800 } });
  await page.goto(`http://127.0.0.1:${server.address().port}/index.html?count=${count}`);
  const nodes = () => page.evaluate(() => document.querySelectorAll('[role="dialog"] *').length);

  // Whoever reaches for the bell has the feed loaded before it opens.
  const bell = page.getByRole('button', { name: /Notifications/ });
  await bell.hover();
  await page.waitForFunction(() => globalThis.feedWasRead);
  const open = await longestTask(page, async () => {
    await bell.click();
    await page.locator('article').nth(9).waitFor();
  });

  const nodesSeen = [await nodes()];
  await page.locator('[data-carillon="message-list"]').hover();
  const scroll = await longestTask(page, async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 700);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      nodesSeen.push(await nodes());
    }
  });
  await page.locator('article').first().focus();
  const end = await longestTask(page, () => page.keyboard.press('Control+End'));
  nodesSeen.push(await nodes());

  let frames = 0;
  const markAll = await longestTask(page, async () => {
    frames = await page.evaluate(framesUntilAllRead);
  });
  await page.close();
  return {
    'most nodes (1500)': Math.max(...nodesSeen),
    'task: open': open,
    'task: scroll (50)': scroll,
    'task: Control+End (50)': end,
    'task: mark all read': markAll,
    'frames: mark all read (1)': frames,
  };
}

/** The longest task of a page's main thread, in milliseconds of the processor: a busy machine is slow, but not wrong. */
async function longestTask(page, act) {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isOnMain = ({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isOnMain(event));
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 100) / 10;
}

/** Runs in the page. */
function framesUntilAllRead() {
  document.querySelector('[aria-label="Mark all as read"]').click();
  return new Promise((resolve) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      return document.querySelector('article[data-unread]') === null
        ? resolve(frames)
        : requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function inTurn(items, act) {
  const results = [];
  for (const item of items) {
    results.push(await act(item));
  }
  return results;
}
