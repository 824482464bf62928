// What a long feed costs: `node bench/feed.mjs`; `--slow` slows the processor by four, `--rounds 5` takes more than three.
// Production build, real Chromium, nothing else on the page. Figures in brackets are the most there should be. Tasks are the
// longest ones, in milliseconds of processor time, and depend on the machine: the best of the rounds, then the median.
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { longestTask } from './longestTask.mjs';
import { openBench } from './openBench.mjs';

const lists = [
  { count: 100 },
  { count: 1_000 },
  { count: 5_000 },
  { count: 10_000 },
  { count: 10_000, list: 'search' },
  // In threads of five.
  { count: 10_000, list: 'groups' },
];
/** A word of every fifth message. Its first letter is in two of five. */
const word = [...'launch'];
/** Between two letters of somebody who types fast, in milliseconds. */
const typingMs = 150;
/** Longer than what a page puts off, in milliseconds. */
const restMs = 600;

const { values } = parseArgs({ options: { slow: { type: 'boolean' }, rounds: { type: 'string' } } });
const rounds = Array.from({ length: Number(values.rounds ?? 3) });
const { address, browser, close } = await openBench('feed');

const rows = await inTurn(lists, async (list) => {
  const results = await inTurn(rounds, () => measure(list));
  const figures = Object.keys(results[0]).map((name) => [
    name,
    bestAndMedian(results.map((one) => one[name])),
  ]);
  return [[list.count, list.list].filter(Boolean).join(', '), Object.fromEntries(figures)];
});
const names = [...new Set(rows.flatMap(([, figures]) => Object.keys(figures)))];
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(rows.flatMap(([list, figures]) => (name in figures ? [[list, figures[name]]] : []))),
    ]),
  ),
);
console.log('load', loadavg());

await close();

async function openPage({ count, list = 'plain' }) {
  const page = await browser.newPage({ viewport: { width: 1_000, height: 800 } });
  await page.addInitScript(watchTasks);
  if (values.slow) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(`${address}?count=${count}&list=${list}`);
  // Moving the pointer to the bell loads the feed before the panel opens.
  const bell = page.getByRole('button', { name: /Notifications/ });
  await bell.hover();
  await page.waitForFunction(() => globalThis.feedIsLoaded);
  return { page, bell, field: page.getByRole('searchbox') };
}

async function measure(list) {
  const { page, bell, field } = await openPage(list);
  const nodesSeen = [];
  const task = async (act) => {
    const longest = await longestTask(browser, page, act);
    nodesSeen.push(await page.evaluate(() => document.querySelectorAll('[role="dialog"] *').length));
    return longest;
  };
  const open = await task(async () => {
    await bell.click();
    await page.locator('article').nth(9).waitFor();
  });
  await page.locator('[data-carillon="message-list"]').hover();
  const scroll = await task(async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 700);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  await page.locator('article').first().focus();
  const end = await task(() => page.keyboard.press('Control+End'));
  const searched = list.list && (await measureSearch(page, field, task));
  const group = page.locator('[data-carillon="item-group"] button').first();
  const opened = list.list === 'groups' && {
    'task: open a group (50)': await task(async () => {
      await group.click();
      await page.locator('article').nth(9).waitFor();
    }),
  };

  let frames = 0;
  const markAll = await task(async () => {
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
    ...opened,
    ...searched,
    ...(list.list && { 'task: letter at once after open (50)': await measureFirstLetter(list) }),
  };
}

/** A word letter by letter, and without it again. */
async function measureSearch(page, field, task) {
  await field.focus();
  await page.evaluate(() => Object.assign(globalThis.slow, { task: 0, key: 0 }));
  const letters = await inTurn(word, async (letter) => [
    `task: letter ${letter} (50)`,
    await task(async () => {
      await page.keyboard.press(letter);
      await rest(page);
    }),
  ]);
  const clear = await task(async () => {
    await page.keyboard.press('Escape');
    await rest(page);
  });
  const quick = await task(async () => {
    await page.keyboard.type(word.join(''), { delay: typingMs });
    await rest(page);
  });
  const slow = await page.evaluate(() => globalThis.slow);
  await page.keyboard.press('Escape');
  return {
    ...Object.fromEntries(letters),
    'task: clear (50)': clear,
    'task: the word at a go (50)': quick,
    'by the clock: task of these': slow.task,
    'by the clock: key to frame of these': slow.key,
  };
}

/** The first letter as soon as there is a field, before anything has been folded. */
async function measureFirstLetter(list) {
  const { page, bell, field } = await openPage(list);
  const type = async () => {
    await bell.click();
    await field.press(word[0]);
    await page.locator('[data-carillon="list-note"]').waitFor();
    await rest(page);
  };
  const longest = await longestTask(browser, page, type, 'keydown');
  await page.close();
  return longest;
}

/** Until a page has nothing to do any more. */
async function rest(page) {
  await pause(restMs);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Runs in the page. */
function watchTasks() {
  const slow = { task: 0, key: 0 };
  globalThis.slow = slow;
  const watch = (type, name) =>
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) {
        slow[name] = Math.max(slow[name], duration);
      }
    }).observe({ type, durationThreshold: 16 });
  watch('longtask', 'task');
  watch('event', 'key');
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

function bestAndMedian(figures) {
  const sorted = [...figures].sort((one, other) => one - other);
  return `${sorted[0]}, ${sorted[Math.floor(sorted.length / 2)]}`;
}

async function inTurn(items, act) {
  const results = [];
  for (const item of items) {
    results.push(await act(item));
  }
  return results;
}
