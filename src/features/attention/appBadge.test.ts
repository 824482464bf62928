import { expect, test, vi } from 'vitest';
import { appBadge } from './pageBrowser.ts';

test('the badge has the count, and none for 0', () => {
  const [setAppBadge, clearAppBadge] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const place = appBadge({ setAppBadge, clearAppBadge });
  for (const count of [0, 3, 3, 4, 0]) {
    place.show(count);
  }
  expect([setAppBadge.mock.calls, clearAppBadge.mock.calls.length]).toEqual([[[3], [4]], 1]);
});

test('a browser without badges, and one that refuses them, change nothing', async () => {
  expect(() => appBadge({}).show(3)).not.toThrow();
  const refused = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')));
  appBadge({ setAppBadge: refused }).show(3);
  await Promise.resolve();
  expect(refused).toHaveBeenCalledOnce();
});

test('a browser whose badge functions throw, or give no promise, changes nothing', async () => {
  const setAppBadge = vi.fn(() => undefined as unknown as Promise<void>);
  const clearAppBadge = vi.fn((): Promise<void> => {
    throw new TypeError('Illegal invocation');
  });
  const place = appBadge({ setAppBadge, clearAppBadge });
  expect(() => place.show(3)).not.toThrow();
  expect(() => place.show(0)).not.toThrow();
  await Promise.resolve();
  expect([setAppBadge.mock.calls.length, clearAppBadge.mock.calls.length]).toEqual([1, 1]);
});
