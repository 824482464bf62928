import { afterEach, expect, test, vi } from 'vitest';
import { showNotification } from './pageBrowser.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser's notifications, of which the last one is kept. */
function stubNotifications(close: () => void) {
  const made: { onclick?(): void }[] = [];
  vi.stubGlobal('focus', () => {});
  vi.stubGlobal(
    'Notification',
    class {
      readonly close = close;
      declare onclick?: () => void;
      constructor() {
        made.push(this);
      }
    },
  );
  return made;
}

test('a notification whose browser fails to close it is taken back without a word, and a press on it is heard', () => {
  const made = stubNotifications(() => {
    throw new TypeError('Illegal invocation');
  });
  const onClick = vi.fn();
  const takeBack = showNotification({ title: 'One' }, onClick);
  expect(takeBack).not.toThrow();
  expect(() => made[0]?.onclick?.()).not.toThrow();
  expect(onClick).toHaveBeenCalledOnce();
});

test('a browser without notifications shows none', () => {
  vi.stubGlobal('Notification', undefined);
  expect(showNotification({ title: 'One' }, () => {})).not.toThrow();
});
