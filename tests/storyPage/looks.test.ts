import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachStory } from './forEachStory.ts';
import { openStoryPage, type StoryPageServer } from './openStoryPage.ts';

let server: StoryPageServer;
beforeAll(async () => {
  server = await openStoryPage();
});
afterAll(() => server.close());

/** The light look from left to right is Storybook's own run of all stories. */
test.each([
  { globals: { theme: 'dark', dir: 'rtl' }, widthPx: 1_000 },
  { globals: { theme: 'contrast', motion: 'reduced' }, widthPx: 320 },
])('axe finds nothing in any story in the look $globals at $widthPx px', async (look) => {
  const found: string[] = [];
  let shown = 0;
  await forEachStory(
    server,
    look,
    (file) => !file.includes('.interactions.'),
    async ({ file, name, page }) => {
      shown += 1;
      const findings = await page.evaluate(([one, story]) => globalThis.storyPage.axe(one, story), [
        file,
        name,
      ] as const);
      found.push(...findings.map((one) => `${file} ${name}: ${one}`));
    },
  );
  expect(found).toEqual([]);
  expect(shown).toBeGreaterThan(100);
});
