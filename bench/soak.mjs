// What a page loses in a long day: `node bench/soak.mjs`, some minutes. Production build, real Chromium, a real Socket.IO
// server. After each part the garbage is collected, and what is left is compared with the beginning; figures in brackets are
// the most there should be.
import { setTimeout as pause } from 'node:timers/promises';
import { Server } from 'socket.io';
import { longestTask } from './longestTask.mjs';
import { openBench } from './openBench.mjs';

const { address, server, browser, close } = await openBench('soak');
const io = new Server(server);
const page = await browser.newPage({ viewport: { width: 1_000, height: 800 } });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');
page.on('pageerror', (error) => {
  throw error;
});
await page.goto(address);
await untilSockets(1);
const bell = page.getByRole('button', { name: /Notifications/ });

// Everything once, so that what is loaded on demand is there.
await openAndClose(3);
await sendEvents(1_000);
await reconnect(2);
await switchSubscriber(2);

console.table({
  '200 events in a second': await burst(200),
  '10,000 events in a second': await burst(10_000),
});

const before = await look();
const rows = {};

await record('100,000 live events', () => sendEvents(100_000));
await record('200 reconnects', () => reconnect(200));
await record('1,000 times open and closed', () => openAndClose(1_000));
await record('100 other subscribers', () => switchSubscriber(100));
await page.evaluate(() => globalThis.setSubscriber(null));
await untilSockets(0);
await record('gone', () => pause(1_000));
console.table(rows);

await io.close();
await close();

/** So many messages that arrive within a second, while the panel is open. */
async function burst(count) {
  await bell.click();
  await page.locator('article').nth(2).waitFor();
  const message = await page.evaluate(() => globalThis.message);
  const start = await asked();
  let after = 0;
  const task = await longestTask(browser, page, async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      for (let sent = 0; sent < count / 20; sent += 1) {
        io.emit('notification_received', { message: { ...message, _id: `live-${turn}-${sent}` } });
      }
      await pause(50);
    }
    const last = await asked();
    await pause(3_000);
    after = (await asked()).all - last.all;
  });
  const end = await asked();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return {
    'requests after it (3)': after,
    'feed requests (12)': end.feed - start.feed,
    'longest task, ms (200)': task,
  };
}

async function record(name, act) {
  const started = Date.now();
  await act();
  const now = await look();
  rows[name] = {
    'heap, MiB more (5)': Number(((now.heap - before.heap) / 2 ** 20).toFixed(2)),
    'nodes more (50)': now.nodes - before.nodes,
    'listeners more': now.listeners - before.listeners,
    'sockets (1)': io.of('/').sockets.size,
    seconds: Math.round((Date.now() - started) / 1_000),
  };
}

async function look() {
  await pause(1_500);
  for (let turn = 0; turn < 3; turn += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

function asked() {
  return page.evaluate(() => ({ ...globalThis.asked }));
}

/** A thousand at a time, each with another count; the last one is shown. */
async function sendEvents(count) {
  for (let sent = 1; sent <= count; sent += 1) {
    io.emit('unread_count_changed', { unreadCount: sent === count ? 42 : sent % 90 });
    if (sent % 1_000 === 0) {
      await pause(100);
    }
  }
  await page.getByRole('button', { name: /42/ }).waitFor();
}

/** A socket waits for seconds before it reconnects; the timers are shortened to skip that. */
async function reconnect(times) {
  await page.evaluate(() => {
    const inTime = globalThis.setTimeout;
    globalThis.setTimeout = (act, delayMs, ...rest) => inTime(act, delayMs / 20, ...rest);
    globalThis.takeTime = () => Object.assign(globalThis, { setTimeout: inTime });
  });
  for (let turn = 0; turn < times; turn += 1) {
    const [socket] = io.of('/').sockets.values();
    socket.conn.close();
    await untilSockets(1, socket.id);
  }
  await page.evaluate(() => globalThis.takeTime());
}

async function openAndClose(times) {
  for (let turn = 0; turn < times; turn += 1) {
    await bell.click();
    await page.locator('article').nth(2).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

async function switchSubscriber(times) {
  for (let turn = 0; turn < times; turn += 1) {
    const [socket] = io.of('/').sockets.values();
    await page.evaluate((next) => globalThis.setSubscriber(next), 1 + (turn % 2) + times);
    await untilSockets(1, socket.id);
  }
}

/** Waits until so many sockets are open, and none of them is this one. */
async function untilSockets(count, otherThan) {
  for (;;) {
    const { sockets } = io.of('/');
    if (sockets.size === count && !sockets.has(otherThan)) {
      return;
    }
    await pause(10);
  }
}
