// carillon beside other inboxes: `npm install && npm run bench` in this folder, after `npm run build` in the root. Production builds, one
// synthetic server, one Chromium, in turns: round by round each candidate has its visit, and another one begins. Times depend on
// the machine, ratios much less. With `--write` the figures go into docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openChromium } from '../../scripts/chromium.mjs';
import { buildPages, names } from './pages.mjs';
import { startServer } from './server.mjs';

const rounds = Number(process.env.ROUNDS ?? 7);
const restMs = 2_000;
const profiles = {
  local: { slowdown: 1, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  mobile: { slowdown: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
const parts = {
  carillon: {
    bell: '[data-carillon="bell"]',
    badge: '[data-carillon="badge"]',
    row: '[data-carillon="message-item"]',
  },
  courier: {
    bell: 'courier-inbox-menu-button',
    badge: 'courier-inbox-menu-button #unread-badge',
    row: 'courier-inbox-list-item',
  },
  knock: {
    bell: '.rnf-notification-icon-button',
    badge: '.rnf-unseen-badge',
    row: '.rnf-notification-cell',
  },
  novu: { bell: '.nv-inbox__popoverTrigger', badge: '.nv-bellDot', row: '.nv-notification' },
};

const server = await startServer();
const pages = await buildPages();
const browser = await openChromium();
const tables = [];
const loads = [];
for (const [name, profile] of Object.entries(profiles)) {
  const visits = Object.fromEntries(names.map((one) => [one, []]));
  for (let round = 0; round < rounds; round += 1) {
    loads.push(loadavg()[0]);
    for (let turn = 0; turn < names.length; turn += 1) {
      const one = names[(turn + round) % names.length];
      const rested = await visit(one, profile, restMs);
      const { click, rows } = await visit(one, profile, 0);
      visits[one].push({ ...rested, cold: click, coldRows: rows });
    }
  }
  tables.push(`### ${name}`, '', ...table(visits), '');
}
await browser.close();
await pages.close();
server.close();

const text = tables.join('\n').trim();
console.log(text);
if (process.argv.includes('--write')) {
  const file = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
  const [before, , after] = readFileSync(file, 'utf8').split(/<!-- (?:begin|end) of the figures -->\n/);
  const when = `${new Date().toISOString().slice(0, 10)}, ${rounds} rounds, ${browserName()}, ${cpus().length} cores of ${arch()}, load ${loads
    .map((load) => load.toFixed(1))
    .sort((one, other) => one - other)
    .filter((_load, place, all) => place === 0 || place === all.length - 1)
    .join(' to ')}.`;
  const marks = ['<!-- begin of the figures -->\n', '<!-- end of the figures -->\n'];
  writeFileSync(file, `${before}${marks[0]}\n${when}\n\n${text}\n\n${marks[1]}${after}`);
}

function browserName() {
  return `Chromium ${browser.version().split('.')[0]}`;
}

/** A first visit: opens the page, presses the bell after a rest, closes the panel and opens it again. */
async function visit(name, profile, rest) {
  const { slowdown, ...line } = profile;
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  const page = await context.newPage();
  const scripts = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(noteFrames, parts[name]);
  server.asked();
  await page.goto(`${pages.addresses[name]}?platform=${encodeURIComponent(server.url)}`);
  await noted(page, 'badge');
  await pause(rest);
  const requests = server.asked().length;
  const kib = rest === 0 ? 0 : await kibOf(scripts);
  const press = async () => {
    const { x, y, width, height } = await page.locator(parts[name].bell).boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await noted(page, 'rows');
    const { click, rows } = await page.evaluate(() => globalThis.notes);
    return { rows, took: rows - click };
  };
  const { bell, badge } = await page.evaluate(() => globalThis.notes);
  const { rows, took: click } = await press();
  let again = Number.NaN;
  let opened = 0;
  if (rest > 0) {
    await pause(1_000);
    opened = await kibOf(scripts);
    // Courier closes by its bell, the others by Escape too.
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((row) => !globalThis.isShown(document.querySelector(row)), parts[name].row);
    await page.mouse.move(600, 700);
    await pause(1_000);
    await page.evaluate(() => {
      delete globalThis.notes.rows;
    });
    again = (await press()).took;
  }
  await context.close();
  return { bell, badge, click, rows, again, requests, kib, opened };
}

async function kibOf(responses) {
  const bodies = await Promise.all(responses.map((response) => response.body().catch(() => '')));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1_024;
}

async function noted(page, name) {
  await page.waitForFunction((wanted) => globalThis.notes[wanted] !== undefined, name);
}

/** Runs in the page, before its scripts: the first frames that have a bell, its badge, and ten rows. */
function noteFrames({ bell, badge, row }) {
  const notes = {};
  globalThis.notes = notes;
  addEventListener('click', ({ timeStamp }) => Object.assign(notes, { click: timeStamp }), true);
  globalThis.isShown = (element) =>
    element?.getClientRects().length > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const look = () => {
    const wanted = { bell: [bell, 1], badge: [badge, 1], rows: [row, 10] };
    for (const [name, [selector, count]] of Object.entries(wanted)) {
      const waits = notes[name] === undefined && (name !== 'rows' || notes.click !== undefined);
      if (waits && globalThis.isShown(document.querySelectorAll(selector)[count - 1])) {
        notes[name] = performance.now();
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function table(visits) {
  const rows = {
    'navigation to bell, ms': 'bell',
    'navigation to badge, ms': 'badge',
    'press after two seconds to ten rows, ms': 'click',
    'second press to ten rows, ms': 'again',
    'press as soon as there is a badge, ms': 'cold',
    'navigation to ten rows by that press, ms': 'coldRows',
    'requests at rest': 'requests',
    'KiB of script at rest, with React': 'kib',
    'the same once opened': 'opened',
  };
  const [ours, ...others] = names;
  const head = ['', ...names, ...others.map((one) => `by ${one}`)];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map(() => '---')),
    ...Object.entries(rows).map(([title, key]) =>
      line([
        title,
        ...names.map((one) => Math.round(median(visits[one].map((figures) => figures[key])))),
        // Of one round each, since a machine that is busy slows all of a round.
        ...others.map((one) =>
          median(visits[ours].map((figures, round) => figures[key] / visits[one][round][key])).toFixed(2),
        ),
      ]),
    ),
  ];
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}
