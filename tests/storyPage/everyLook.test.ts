import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachStory } from './forEachStory.ts';
import { findingsOf, openStoryPage, type StoryPageServer } from './openStoryPage.ts';
import { strictPolicy, violationsOf } from './strictPolicy.ts';

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage(strictPolicy);
});
afterAll(() => server.close());

/** The run of all stories has the light look from left to right. */
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
    let shown = 0;
    await forEachStory(
      server,
      { ...look, freshPages: false, playAgain: mustPlay },
      (file) => !file.includes('.interactions.'),
      async ({ file, name, page, error }) => {
        shown += 1;
        const story = `${file} ${name}`;
        violations.push(...(await violationsOf(page)).map((one) => `${story}: ${one}`));
        if (mustPlay && error !== null) {
          broken.push(`${story}: ${error}`);
        }
        const findings = await findingsOf(page, file, name);
        found.push(...findings.map((one) => `${story}: ${one}`));
      },
    );
    expect(violations).toEqual([]);
    expect(broken).toEqual([]);
    expect(found).toEqual([]);
    expect(shown).toBeGreaterThan(100);
  },
);
