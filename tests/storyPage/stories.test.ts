import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { worldDefaults } from '../../src/mocks/index.ts';
import { answerOf } from './answerOf.ts';
import { documentedNames, drawnNames } from './documentedNames.ts';
import { forEachStory } from './forEachStory.ts';
import { openStoryPage, type StoryPageServer } from './openStoryPage.ts';

const api = worldDefaults.backendUrl;
const socket = worldDefaults.socketUrl.replace('https:', 'wss:');

/** The policy of docs/faults.md#the-strict-policy; `worker-src` is only for the mock server, `font-src` for the stories' own fonts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https:",
  "font-src 'self'",
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

const isInteraction = (file: string) => file.includes('.interactions.');
/** Interactions that use the whole inbox: popover, tabs, menus, preferences, selection and toasts. */
const isJourney = (file: string) => file.includes('Journeys.interactions.');

/** Storybook's own run of all stories has the light look from left to right. */
test.concurrent.each([
  { globals: { theme: 'dark', dir: 'rtl' }, widthPx: 1_000, mustPlay: true },
  // In narrow pages and without motion some plays do not work, so only the rendering is checked.
  { globals: { theme: 'contrast', motion: 'reduced' }, widthPx: 320, mustPlay: false },
])(
  'fault 85: no story violates a strict policy with Trusted Types or a rule of axe in the look $globals at $widthPx px',
  async ({ mustPlay, ...look }) => {
    const violations: string[] = [];
    const broken: string[] = [];
    const found: string[] = [];
    const drawn = new Set<string>();
    let shown = 0;
    await forEachStory(
      server,
      { ...look, freshPages: false, playAgain: mustPlay },
      (file) => !isInteraction(file),
      async ({ file, name, page, error }) => {
        shown += 1;
        const story = `${file} ${name}`;
        violations.push(...(await violationsOf(page)).map((one) => `${story}: ${one}`));
        if (mustPlay && error !== null) {
          broken.push(`${story}: ${error}`);
        }
        const judged = page.evaluate(([one, other]) => globalThis.storyPage.axe(one, other), [
          file,
          name,
        ] as const);
        const findings = await answerOf(`axe on ${story}`, judged);
        found.push(...findings.map((one) => `${story}: ${one}`));
        for (const one of await page.evaluate(drawnNames)) {
          drawn.add(one);
        }
      },
    );
    expect(violations).toEqual([]);
    expect(broken).toEqual([]);
    expect(found).toEqual([]);
    expect(shown).toBeGreaterThan(100);
    // In narrow pages some parts are not rendered.
    expect(mustPlay ? documentedNames().filter(([, name]) => !drawn.has(name)) : []).toEqual([]);
  },
);

test.concurrent('fault 85: the interactions of stories violate nothing of the policy, nor does a journey through the whole inbox', async () => {
  const violations: string[] = [];
  const broken: string[] = [];
  let drawn = 0;
  let played = 0;
  await forEachStory(
    server,
    // Whether the other plays succeed is checked by Storybook's own run.
    { plays: isJourney, freshPages: false },
    isInteraction,
    async ({ file, name, page, error }) => {
      drawn += 1;
      played += isJourney(file) ? 1 : 0;
      violations.push(...(await violationsOf(page)).map((one) => `${file} ${name}: ${one}`));
      if (error !== null) {
        broken.push(`${file} ${name}: ${error}`);
      }
    },
  );
  expect(violations).toEqual([]);
  expect(broken).toEqual([]);
  expect(drawn).toBeGreaterThan(100);
  expect(played).toBeGreaterThan(4);
});

test('the policy is active, and a violation of it is found', async () => {
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

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => globalThis.violations.splice(0));
}
