import { setTimeout as pause } from 'node:timers/promises';
import { noteFrames } from './noteFrames.mjs';

const restMs = 2_000;

/** Opens a subject as a reader who comes for the first time. `line` gathers what goes over it. */
async function openVisit(browser, address, { bell, badge, row }, { slowdown, ...network }) {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  const page = await context.newPage();
  const line = { bytes: 0, scripts: new Set() };
  const devtools = await context.newCDPSession(page);
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    line.bytes += encodedDataLength;
  });
  page.on('response', (response) => response.url().endsWith('.js') && line.scripts.add(response.url()));
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(noteFrames, { bell, badge, row });
  await page.goto(address);
  await noted(page, 'bell');
  const { x, y, width, height } = await page.locator(bell).boundingBox();
  await noted(page, 'badge');

  /** The press of a mouse that comes at that moment. All is sent at once, so what a page does on the way to the click counts. */
  async function press() {
    const at = { x: x + width / 2, y: y + height / 2 };
    const button = { ...at, button: 'left', clickCount: 1 };
    await Promise.all([
      devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at }),
      devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
      devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
    ]);
  }

  /** A press that opens the panel: when it was, and when its rows were there and seen. */
  async function open() {
    await press();
    await noted(page, 'seen');
    return page.evaluate(() => globalThis.notes);
  }

  return { page, line, press, open };
}

/** The bell is pressed after a rest, the panel closed, and the bell pressed again. */
export async function visitRested(browser, server, address, parts, profile) {
  server.asked();
  const { page, line, press, open } = await openVisit(browser, address, parts, profile);
  const { bell, badge } = await page.evaluate(() => globalThis.notes);
  await pause(restMs);
  const atRest = { bytes: line.bytes, scripts: line.scripts.size, calls: server.asked().length };
  const first = await open();
  await pause(1_000);
  // Courier closes by its bell, the others by Escape too.
  await press();
  await page.waitForFunction(() => !globalThis.areSeen());
  await page.mouse.move(600, 700);
  await pause(1_000);
  const second = await open();
  const effectiveType = await page.evaluate(() => navigator.connection.effectiveType);
  await page.context().close();
  return {
    effectiveType,
    figures: {
      bell,
      badge,
      restedThere: first.there - first.click,
      restedSeen: first.seen - first.click,
      secondThere: second.there - second.click,
      secondSeen: second.seen - second.click,
      kilobytes: atRest.bytes / 1_000,
      scripts: atRest.scripts,
      calls: atRest.calls,
    },
  };
}

/** The bell is pressed as soon as it has a badge. */
export async function visitCold(browser, address, parts, profile) {
  const { page, open } = await openVisit(browser, address, parts, profile);
  const { click, there, seen } = await open();
  await page.context().close();
  return { coldThere: there - click, coldSeen: seen - click, fromStartThere: there, fromStartSeen: seen };
}

/** Opens the panel once all that loads by itself has loaded. */
export async function openPanel(browser, address, parts, profile) {
  const { page, open } = await openVisit(browser, address, parts, profile);
  await pause(restMs);
  await open();
  await page.mouse.move(600, 700);
  await pause(1_000);
  return page;
}

async function noted(page, name) {
  await page.waitForFunction((wanted) => globalThis.notes[wanted] !== undefined, name, { timeout: 120_000 });
}
