import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askPermission, mostAskMs, permissionNow } from './useAttention.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** A browser that asks in its way, and in which the reader allows it. */
function stubBrowser(ask: (answer: () => void, callback?: (permission: string) => void) => unknown) {
  const Notification = {
    permission: 'default',
    requestPermission: (callback?: (permission: string) => void) =>
      ask(() => {
        Notification.permission = 'granted';
      }, callback),
  };
  vi.stubGlobal('Notification', Notification);
}

test('a browser with promises gives the reader’s answer', async () => {
  stubBrowser(async (answer) => answer());
  expect(permissionNow()).toBe('default');
  expect(await askPermission()).toBe('granted');
});

test('a browser that only calls back gives the reader’s answer once there is one', async () => {
  stubBrowser((answer, callback) => {
    setTimeout(() => {
      answer();
      callback?.('granted');
    }, 20_000);
  });
  const asked = askPermission();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await asked).toBe('granted');
});

test.each([
  [
    'throws',
    () => {
      throw new TypeError('Illegal invocation');
    },
  ],
  ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['gives nothing and calls nobody back', () => undefined],
])('a browser that is asked and %s leaves it as it was', async (_, ask) => {
  stubBrowser(ask);
  const asked = askPermission();
  await vi.advanceTimersByTimeAsync(mostAskMs);
  expect(await asked).toBe('default');
});

test.each([
  ['has no notifications', undefined],
  ['tells no permission', { requestPermission: () => 'granted' }],
])('a browser that %s shows none', async (_, notifications) => {
  vi.stubGlobal('Notification', notifications);
  expect([permissionNow(), await askPermission()]).toEqual(['unsupported', 'unsupported']);
});
