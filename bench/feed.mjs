// What a long feed costs: `node bench/feed.mjs`. Production build, real Chromium, nothing else on the page. Figures in
// brackets are the most there should be; tasks are in milliseconds of processor time and depend on the machine.
import { longestTask } from './longestTask.mjs';
import { openBench } from './openBench.mjs';

const counts = [100, 1_000, 5_000, 10_000];
const { address, browser, close } = await openBench('feed');

console.table(Object.fromEntries(await inTurn(counts, async (count) => [count, await measure(count)])));

await close();

async function measure(count) {
  const page = await browser.newPage({ viewport: { width: 1_000, height: 800 } });
  await page.goto(`${address}?count=${count}`);
  const nodes = () => page.evaluate(() => document.querySelectorAll('[role="dialog"] *').length);

  // Moving the pointer to the bell loads the feed before the panel opens.
  const bell = page.getByRole('button', { name: /Notifications/ });
  await bell.hover();
  await page.waitForFunction(() => globalThis.feedWasRead);
  const open = await longestTask(browser, page, async () => {
    await bell.click();
    await page.locator('article').nth(9).waitFor();
  });

  const nodesSeen = [await nodes()];
  await page.locator('[data-carillon="message-list"]').hover();
  const scroll = await longestTask(browser, page, async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 700);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      nodesSeen.push(await nodes());
    }
  });
  await page.locator('article').first().focus();
  const end = await longestTask(browser, page, () => page.keyboard.press('Control+End'));
  nodesSeen.push(await nodes());

  let frames = 0;
  const markAll = await longestTask(browser, page, async () => {
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
