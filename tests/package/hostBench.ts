import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, type TestContext } from 'vitest';
import { platformApi } from '../../demo/e2e/platformApi.ts';
import { type Demo, startDemo } from '../../demo/e2e/startDemo.ts';
import { openChromium } from '../../scripts/chromium.mjs';
import { buildHostApp, type HostApp, packCarillon } from './hostApp.ts';

/** Two apps at a time (`maxConcurrency`): while one waits for its installation, the other builds. */
export type Running = Pick<TestContext, 'onTestFinished'>;

let folder: string;
export let tarball: string;
/** That of `carillon-embed`. */
export let embed: string;
/** That of `carillon-testing`. */
export let testing: string;
export let demo: Demo;
export let browser: Browser;

/** Packs carillon, starts a platform and a browser for the host apps of a file, and ends them after its tests. */
export function openBench(closeApps: () => Promise<void> = async () => {}): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'carillon-packed-'));
    tarball = await packCarillon(folder);
    embed = await packCarillon(folder, 'packages/embed');
    testing = await packCarillon(folder, 'packages/testing');
    demo = await startDemo({ port: 0, dataDir: join(folder, 'data') });
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await closeApps();
    await demo?.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

/** A host app of `tests/package` until its test ends, with carillon and `packages`. */
export async function build(
  { onTestFinished }: Running,
  name: string,
  packages: readonly string[] = [],
  files: Readonly<Record<string, string>> = {},
): Promise<HostApp> {
  const app = await buildHostApp(name, tarball, packages, { files });
  onTestFinished(() => app.close());
  return app;
}

/** A page and all errors and warnings in its console. */
export async function openPage(
  { onTestFinished }: Running,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage(options);
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.text()} ${message.location().url}`);
    }
  });
  return { page, complaints };
}

/** A reader opens the inbox, and sees a message that is sent while it is open. */
export async function openInbox(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, \d+/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  await watchInbox(page);
}

export async function watchInbox(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('article').first().waitFor();
  const subject = `Sent ${randomUUID()}`;
  await platformApi(demo.url).trigger(subject);
  await page.getByRole('article', { name: subject }).waitFor();
}
