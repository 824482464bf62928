import { expect, test } from 'vitest';
import { documentedNames } from './documentedNames.ts';
import { pages, playStories } from './playStories.ts';
import { violationsOf } from './strictPolicy.ts';

const drawn = playStories(({ isLong }) => !isLong);

test('a story shows each documented part and data attribute', () => {
  expect(documentedNames().filter(([, name]) => !drawn.has(name))).toEqual([]);
});

test('the policy is active, and a violation of it is found', async () => {
  await pages.use(async (page) => {
    const thrown = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>no</p>';
        return null;
      } catch (error) {
        return String(error);
      }
    });
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    // Firefox has words of its own.
    expect(thrown).toContain(process.env.BROWSER === 'firefox' ? 'innerHTML' : 'TrustedHTML');
    await expect
      .poll(async () => (await violationsOf(page)).map((one) => one.split(' ')[0]))
      .toEqual(['require-trusted-types-for', 'style-src-attr']);
  });
});
