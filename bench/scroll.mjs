// What fast scrolling costs: `node bench/scroll.mjs`. 239 frames of 400 pixels in a production build, processor time of the
// main thread and the 95th percentile of the time between frames, beside the bare building blocks in the same run.
import { mainThreadTime } from './longestTask.mjs';
import { openBench } from './openBench.mjs';

const counts = [1_000, 10_000];
const runs = Number(process.env.RUNS ?? 3);
const pages = (process.env.PAGES ?? 'feed').split(',');
const lines = {};
for (const [name, library] of pages.map((one) => one.split(':'))) {
  const bench = await openBench(name);
  for (const count of counts) {
    const figures = [];
    for (let run = 0; run < runs; run += 1) {
      figures.push(await measure(bench, count, library));
    }
    lines[`${name} ${library ?? ''}, ${count}`] = median(figures);
  }
  await bench.close();
}
console.table(lines);

async function measure({ address, browser }, count, library) {
  const page = await browser.newPage({ viewport: { width: 1_000, height: 800 } });
  await page.goto(`${address}?count=${count}&library=${library}`);
  const bell = page.getByRole('button', { name: /Notifications/ });
  if (await bell.isVisible().catch(() => false)) {
    await bell.hover();
    await page.waitForFunction(() => globalThis.feedWasRead);
    await bell.click();
  }
  await page.locator('article').nth(9).waitFor();
  let frames = [];
  const busyMs = await mainThreadTime(browser, page, async () => {
    frames = await page.evaluate(scroll);
  });
  const p95Ms = frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)];
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return { 'main thread, ms': Math.round(busyMs), 'p95 frame, ms': Math.round(p95Ms), nodes };
}

/** Runs in the page. */
function scroll() {
  const list = document.querySelector('[data-carillon="message-list"], [data-list]');
  return new Promise((resolve) => {
    const times = [];
    let before = performance.now();
    const step = (now) => {
      times.push(now - before);
      before = now;
      list.scrollTop += 400;
      if (times.length < 239) {
        requestAnimationFrame(step);
      } else {
        resolve(times);
      }
    };
    requestAnimationFrame(step);
  });
}

function median(figures) {
  const middle = Math.floor(figures.length / 2);
  return Object.fromEntries(
    Object.keys(figures[0]).map((key) => [
      key,
      figures.map((one) => one[key]).sort((one, other) => one - other)[middle],
    ]),
  );
}
