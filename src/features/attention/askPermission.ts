import { attempt } from '../../base/index.ts';
import type { Attention } from './AttentionOptions.ts';

/** How long a browser without promises may take to call back, in milliseconds: some never do. */
export const mostMs = 60_000;

/** Whether the browser shows desktop notifications of this page. */
export function permissionNow(): Attention['permission'] {
  return globalThis.Notification?.permission ?? 'unsupported';
}

/** Asks the reader to allow them, and gives the answer. Old browsers call back in place of a promise, and a frame may throw. */
export async function askPermission(): Promise<Attention['permission']> {
  if (permissionNow() !== 'unsupported') {
    // Nothing may be awaited before it.
    await attempt(
      () =>
        new Promise((resolve) => {
          const asked: unknown = Notification.requestPermission(resolve);
          if (asked) {
            resolve(asked);
          } else {
            setTimeout(resolve, mostMs);
          }
        }),
    );
  }
  return permissionNow();
}
