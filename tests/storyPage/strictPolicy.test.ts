import { afterAll, beforeAll, expect, test } from 'vitest';
import { worldDefaults } from '../../src/mocks/index.ts';
import { forEachStory } from './forEachStory.ts';
import { openStoryPage, type StoryPageServer } from './openStoryPage.ts';

const api = worldDefaults.backendUrl;
const socket = worldDefaults.socketUrl.replace('https:', 'wss:');

/** The policy of docs/faults.md#the-strict-policy; `worker-src` is for the mock server alone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https:",
  `connect-src 'self' ${api} ${socket}`,
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage(policy);
});
afterAll(() => server.close());

test('fault 85: every story runs under a strict policy with Trusted Types, and violates nothing', async () => {
  const violations: string[] = [];
  const broken: string[] = [];
  let shown = 0;
  await forEachStory(
    server,
    {},
    () => true,
    async ({ file, name, page, error }) => {
      shown += 1;
      const found = await page.evaluate(() => globalThis.violations.splice(0));
      violations.push(...found.map((one) => `${file} ${name}: ${one}`));
      // Whether the interactions come out as they should is for Storybook's own run: there the window and the clock are theirs.
      if (error !== null && !file.includes('.interactions.')) {
        broken.push(`${file} ${name}: ${error}`);
      }
    },
  );
  expect(violations).toEqual([]);
  expect(broken).toEqual([]);
  expect(shown).toBeGreaterThan(200);
});

test('the policy is there, and what violates it is seen', async () => {
  const page = await server.browser.newPage();
  await page.goto(`${server.url}/index.html`);
  await page.waitForFunction(() => globalThis.storyPage !== undefined);
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>no</p>';
      return null;
    } catch (error) {
      return String(error);
    }
  });
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  expect(thrown).toContain('TrustedHTML');
  await expect
    .poll(() => page.evaluate(() => globalThis.violations.map((one) => one.split(' ')[0])))
    .toEqual(['require-trusted-types-for', 'style-src-attr']);
  await page.close();
});
