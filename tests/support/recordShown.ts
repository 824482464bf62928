import { onTestFinished } from 'vitest';
import type { InboxClient } from '../../src/data/client/InboxClient.ts';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';

/** Each value that a part of the page shows from now on, as it is drawn: once what belongs together has changed. */
export function recordShown(client: InboxClient, read: () => unknown): readonly unknown[] {
  const shown: unknown[] = [];
  const look = () =>
    queueMicrotask(() => {
      const value = read();
      if (shown.at(-1) !== value) {
        shown.push(value);
      }
    });
  onTestFinished(client.queryClient.getQueryCache().subscribe(look));
  onTestFinished(pendingChangesOf(client).subscribe(look));
  return shown;
}
