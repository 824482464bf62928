// The inbox beside the legacy widget. In this folder: `npm install && npm run take && npm run bench`, some minutes. Both are
// built for production, talk to one local platform with the same messages, and take turns in one Chromium, each time in a
// page that has nothing cached. Times depend on the machine: what counts is the ratio, carillon by legacy.
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startPlatform } from '../../demo/server/platform.ts';
import { openBench } from '../openBench.mjs';

const runs = Number(process.env.RUNS ?? 15);
/** How long an answer takes beside what the server needs, in milliseconds: on loopback nothing. */
const latency = Number(process.env.LATENCY ?? 0);
const messageCount = 1_000;
const peers = {
  carillon: {
    bell: 'button[aria-label^="Notifications"]',
    badge: '[data-carillon="badge"]',
    row: '[data-carillon="message-item"]',
  },
  legacy: {
    bell: '[data-test-id="notification-bell"]',
    badge: '.nc-bell-button-dot',
    row: '[data-test-id="notification-list-item"]',
  },
};
const names = Object.keys(peers);

const platform = await startPlatform({ port: 0, dataDir: null });
const call = await fillPlatform();
const newest = (await call('GET', '/widgets/notifications/feed?page=0&limit=5')).map(({ _id }) => _id);
const benches = Object.fromEntries(
  await inTurn(names, async (name) => [name, await openBench(`peers/${name}`)]),
);
const { browser } = benches.carillon;

const times = { carillon: [], legacy: [] };
for (let run = 0; run < runs; run += 1) {
  // Who goes first changes, so that neither has the warmer machine.
  await inTurn(run % 2 === 0 ? names : names.toReversed(), async (name) => {
    const { click, ...load } = await timesOf(name, { hoverMs: 0 });
    const hovered = await timesOf(name, { hoverMs: 300 });
    times[name].push({
      ...load,
      'click to ten rows': click,
      'the same after 300 ms of hover': hovered.click,
    });
  });
}
print(`Milliseconds, medians of ${runs} runs, latency ${latency}`, times.carillon, times.legacy);
print('Counted once', ...(await inTurn(names, async (name) => [await costsOf(name)])));

await inTurn(names, (name) => benches[name].close());
await platform.close();

/** One subscriber with all messages, of which the oldest says so. Returns how to make calls as that subscriber. */
async function fillPlatform() {
  const callAs = (authorization) => async (method, path, body) => {
    const response = await fetch(`${platform.url}/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify(body),
    });
    return (await response.json()).data;
  };
  const asHost = callAs(`ApiKey ${platform.config.apiKey}`);
  for (let sent = 0; sent < messageCount; sent += 1) {
    const content =
      sent === 0 ? 'The oldest of all.' : `Project ${sent} has news, and you may want to look at them.`;
    await asHost('POST', '/events/trigger', {
      name: 'message',
      to: 'reader',
      payload: { subject: 'News', content },
    });
  }
  const identity = { applicationIdentifier: platform.config.applicationIdentifier, subscriberId: 'reader' };
  const { token } = await asHost('POST', '/widgets/session/initialize', identity);
  return callAs(`Bearer ${token}`);
}

/** A page of a peer that has loaded all it loads by itself. Every reader has the same five new messages. */
async function openPage(name, onScript = () => {}) {
  await call('POST', '/widgets/messages/seen', {});
  await call('POST', '/widgets/messages/mark-as', { messageId: newest, markAs: 'unseen' });
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('response', (response) => response.url().endsWith('.js') && onScript(response));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', line);
  await page.addInitScript(noteFrames, peers[name]);
  await page.goto(`${benches[name].address}?platform=${encodeURIComponent(platform.url)}`);
  await noted(page, 'badge');
  await pause(1_000);
  return page;
}

/** Runs in the page, before its scripts: the times of the first frames that have a bell, its badge, and ten rows. */
function noteFrames({ bell, badge, row }) {
  const notes = {};
  globalThis.notes = notes;
  addEventListener('click', ({ timeStamp }) => Object.assign(notes, { click: timeStamp }), true);
  const isShown = (element) =>
    element?.getClientRects().length > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const look = () => {
    const wanted = { bell: [bell, 1], badge: [badge, 1], rows: [row, 10] };
    for (const [name, [selector, count]] of Object.entries(wanted)) {
      if (notes[name] === undefined && isShown(document.querySelectorAll(selector)[count - 1])) {
        notes[name] = performance.now();
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function noted(page, name) {
  const handle = await page.waitForFunction((wanted) => globalThis.notes[wanted], name);
  return handle.jsonValue();
}

/** Comes to the bell with the mouse, and clicks at once or after a while. */
async function clickBell(page, name, hoverMs) {
  const { x, y, width, height } = await page.locator(peers[name].bell).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await pause(hoverMs);
  await page.mouse.down();
  await page.mouse.up();
  await noted(page, 'rows');
}

async function timesOf(name, { hoverMs }) {
  const page = await openPage(name);
  await clickBell(page, name, hoverMs);
  const { bell, badge, click, rows } = await page.evaluate(() => globalThis.notes);
  await page.context().close();
  return { 'load to bell': bell, 'load to bell with its badge': badge, click: rows - click };
}

async function costsOf(name) {
  const scripts = [];
  const page = await openPage(name, (script) => scripts.push(script.body()));
  const kibibytes = async () => {
    const bodies = await Promise.all(scripts);
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1_024;
  };
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const atFirst = await kibibytes();
  await clickBell(page, name, 0);
  await pause(1_000);
  const opened = { kibibytes: await kibibytes(), nodes: await nodes() };
  await page.waitForFunction(scrollToOldest, peers[name].row, { polling: 50, timeout: 300_000 });
  const costs = {
    'KiB of script, gzipped, to the bell': atFirst,
    'the same to the open panel': opened.kibibytes,
    'elements with the panel open': opened.nodes,
    [`the same with ${messageCount} messages loaded`]: await nodes(),
  };
  await page.context().close();
  return costs;
}

/** Runs in the page: a step towards the end of the list, and whether the oldest message is there. */
function scrollToOldest(row) {
  const last = [...document.querySelectorAll(row)].at(-1);
  let list = last?.parentElement;
  while (
    list &&
    !(list.scrollHeight > list.clientHeight && /auto|scroll/.test(getComputedStyle(list).overflowY))
  ) {
    list = list.parentElement;
  }
  list?.scrollTo(0, list.scrollHeight);
  return last?.textContent.includes('The oldest of all.');
}

/** The ratio is of the two in one run, of which the median counts: a machine that gets busy meanwhile slows both. */
function print(title, ours, theirs) {
  const row = (what) => ({
    carillon: round(median(ours.map((run) => run[what]))),
    legacy: round(median(theirs.map((run) => run[what]))),
    'carillon by legacy': round(median(ours.map((run, index) => run[what] / theirs[index][what])), 100),
    'runs in which carillon is ahead': ours.filter((run, index) => run[what] < theirs[index][what]).length,
  });
  console.log(title);
  console.table(Object.fromEntries(Object.keys(ours[0]).map((what) => [what, row(what)])));
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

function round(value, parts = 10) {
  return Math.round(value * parts) / parts;
}

async function inTurn(items, act) {
  const results = [];
  for (const item of items) {
    results.push(await act(item));
  }
  return results;
}
