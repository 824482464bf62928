import type { Browser } from 'playwright';
import type { Platform } from '../../demo/server/platform.ts';
import { startTestPlatform } from '../../demo/server/testPlatform.ts';
import { openTestBrowser } from '../../scripts/chromium.mjs';

let browser: Promise<Browser> | undefined;
let platform: Promise<Platform> | undefined;

/** The browser of all tests of this process, which ends with it. A file that has used it calls `leaveBrowser`. */
export async function sharedBrowser(): Promise<Browser> {
  const open = await browser;
  if (open?.isConnected()) {
    return open;
  }
  browser = openTestBrowser();
  return browser;
}

/** Closes what a file has opened in the shared browser. Files of one process run one after the other. */
export async function leaveBrowser(): Promise<void> {
  await Promise.all(((await browser)?.contexts() ?? []).map((context) => context.close()));
}

/** A platform in memory for all tests of this process, each of which has readers of its own. */
export function sharedPlatform(): Promise<Platform> {
  platform ??= startTestPlatform();
  return platform;
}
