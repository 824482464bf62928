import { expect, onTestFinished, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { takenMs } from '../../base/index.ts';
import { createClaim } from './createClaim.ts';

const browser = browserTabs();
const key = 'carillon_outbox_attention:reader';

function fakeTime(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test('of two pages that take the same burst at once, one gets all of it', async () => {
  const [first, second] = [createClaim(key), createClaim(key)];
  const ids = ['a', 'b', 'c'];
  const results = await Promise.all([first.claim(ids), second.claim(ids)]);
  expect(results).toEqual([ids, []]);
});

test('a page that cannot yet read what another has stored sees its lock', async () => {
  fakeTime();
  expect(await createClaim(key).claim(['a'])).toEqual(['a']);
  browser.stored.clear();
  expect(await createClaim(key).claim(['a'])).toEqual([]);
  await passTime(takenMs);
  expect(await createClaim(key).claim(['a'])).toEqual(['a']);
});

test('a page that was loaded again knows what was taken, also of a page that is gone', async () => {
  await createClaim(key).claim(['a']);
  browser.releaseLocks();
  expect(await createClaim(key).claim(['a', 'b'])).toEqual(['b']);
});

test('another reader of the browser takes the same ids', async () => {
  await createClaim(key).claim(['a']);
  expect(await createClaim('carillon_outbox_attention:another').claim(['a'])).toEqual(['a']);
});

test('the storage keeps the last two hundred ids, and none after a sign-out', async () => {
  const { claim, forget } = createClaim(key);
  await claim(Array.from({ length: 250 }, (_, index) => `${index}`));
  expect(browser.stored.get(key)?.split('\n')).toHaveLength(200);
  forget();
  expect(browser.stored.has(key)).toBe(false);
});

test('without locks and without storage a page still takes each id once', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', undefined);
  const { claim } = createClaim(key);
  expect(await claim(['a', 'b'])).toEqual(['a', 'b']);
  expect(await claim(['b', 'c'])).toEqual(['c']);
});

test('locks that are refused do not keep a message from being taken', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  });
  expect(await createClaim(key).claim(['a'])).toEqual(['a']);
});
