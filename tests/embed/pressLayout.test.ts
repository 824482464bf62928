import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fill } from '../../demo/server/testPlatform.ts';
import { openSetup, type Setup } from './openSite.ts';

let setup: Setup;
let page: Page;
let readers = 0;

beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup?.close());

/** What of a trace of Chromium is looked at. A style or layout that a script forces has the stack of that script. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    readonly data?: { readonly type?: string };
    readonly beginData?: { readonly stackTrace?: readonly { readonly functionName: string }[] };
  };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];

/** The functions that forced a style or a layout in the main thread from the press of the bell to its first frame. */
async function forcedByPress(browser: Browser): Promise<string[]> {
  const bell = page.getByRole('button', { name: 'Notifications, 3 unread' });
  await bell.hover();
  await browser.startTracing(page, { categories });
  await bell.click();
  // Looking for a role forces a style, too.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const press = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const ofPage = traceEvents.filter(({ pid, tid }) => pid === press?.pid && tid === press.tid);
  const pressed = press?.ts ?? Number.NaN;
  const frames = ofPage.filter(({ name, ts }) => name === 'FireAnimationFrame' && ts > pressed);
  const firstFrame = Math.min(...frames.map(({ ts }) => ts));
  expect(frames).not.toEqual([]);
  return ofPage
    .filter(({ name, ts }) => /^(UpdateLayoutTree|Layout)$/.test(name) && ts >= pressed && ts < firstFrame)
    .flatMap(({ args }) => args.beginData?.stackTrace?.[0]?.functionName ?? []);
}

describe('a press of the bell of a page at rest', () => {
  beforeEach(async () => {
    const { platform, site, browser } = setup;
    readers += 1;
    await fill(platform, `presser-${readers}`, 3, { subject: 'Rendered' });
    page = await browser.newPage();
    await page.goto(
      site.page(
        `<carillon-inbox application-identifier="${platform.config.applicationIdentifier}" subscriber-id="presser-${readers}"
          backend-url="${platform.url}"></carillon-inbox><script type="module" src="/embed/carillon.js"></script>`,
      ),
    );
    // Drawn, with a layout, and out of sight.
    await expect
      .poll(() =>
        page.getByText('Rendered').evaluateAll((rows) => rows.filter((row) => row.clientHeight > 0).length),
      )
      .toBe(3);
    return () => page.close();
  });

  test('forces no style and no layout before its first frame', async () => {
    expect(await forcedByPress(setup.browser)).toEqual([]);
  });

  test('is seen to force one where something of the page reads a size', async () => {
    await page.evaluate(() => {
      const readsASize = () => {
        document.body.style.paddingTop = '1px';
        void document.body.offsetHeight;
      };
      document.addEventListener('click', readsASize, true);
    });
    expect(await forcedByPress(setup.browser)).toContain('readsASize');
  });
});
