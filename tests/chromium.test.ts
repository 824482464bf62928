import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { chromiumArguments } from '../scripts/chromium.mjs';

/** The features that a list of arguments turns off, one list for each `--disable-features`. */
const disabledBy = (line: string) =>
  [...line.matchAll(/--disable-features=(\S+)/g)].map(([, features = '']) => features.split(','));

test('the features that Playwright turns off stay off: Chromium reads only the last list', async () => {
  // Node is not a browser: it ends at once, and the error says how it was started.
  const started: unknown = await chromium
    .launch({ executablePath: process.execPath, args: chromiumArguments })
    .catch((error: unknown) => error);
  const [playwrights = [], ours = [], ...more] = disabledBy(
    String(started)
      .split('\n')
      .find((line) => line.includes('<launching>')) ?? '',
  );
  expect(playwrights.length).toBeGreaterThan(5);
  expect(ours).toEqual(expect.arrayContaining(playwrights));
  expect(more).toEqual([]);
});
