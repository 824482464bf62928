import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '../../demo/server/testPlatform.ts';
import { openSetup, type Setup } from './openSite.ts';

const folder = 'packages/embed/dist/script';
const subscriberId = 'integrity-reader';
let setup: Setup;

beforeAll(async () => {
  setup = await openSetup();
  await fill(setup.platform, subscriberId, 1, { subject: 'One' });
});
afterAll(() => setup?.close());

const hash = (text: string | Buffer) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The hashes of the folder, by the addresses that a page has them at. */
function hashes(): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return Object.fromEntries(files.map((file) => [`/embed/${file}`, hash(readFileSync(join(folder, file)))]));
}

/** Opens the inbox in a page with an import map as the guide to embedding has it. */
async function openInbox(integrity: Readonly<Record<string, string>>) {
  const page = await setup.browser.newPage();
  const told: string[] = [];
  page.on('console', (message) => /integrity/.test(message.text()) && told.push(message.text()));
  await page.goto(
    setup.site.page(`<script type="importmap">${JSON.stringify({ integrity })}</script>
      <carillon-inbox application-identifier="${setup.platform.config.applicationIdentifier}"
        subscriber-id="${subscriberId}" backend-url="${setup.platform.url}"></carillon-inbox>
      <script type="module" src="/embed/carillon.js" integrity="${integrity['/embed/carillon.js']}"
        crossorigin="anonymous"></script>`),
  );
  return { page, told };
}

test('a page that says what each file must be opens the inbox and its panel', async () => {
  const { page, told } = await openInbox(hashes());
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('article', { name: 'One' }).waitFor();
  expect(told).toEqual([]);
  await page.close();
});

test.each([
  ['the script', /^\/embed\/carillon\.js$/],
  ['its chunks', /^\/embed\/chunks\/[^/]+\.js$/],
])('a page opens nothing when the text of %s is not what it says', async (_, changed) => {
  const list = Object.entries(hashes());
  expect(list.some(([file]) => changed.test(file))).toBe(true);
  const { page, told } = await openInbox(
    Object.fromEntries(list.map(([file, right]) => [file, changed.test(file) ? hash('other') : right])),
  );
  await expect.poll(() => told.length).toBeGreaterThan(0);
  expect(await page.getByRole('button').count()).toBe(0);
  await page.close();
});
