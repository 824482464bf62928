import type { InboxLine } from '../../data/index.ts';

/**
 * A line to a server that tells nothing: counts and first pages are asked for at an interval of your own while the page is visible. Without
 * any line that is 30 seconds, and longer while it fails.
 *
 * @param everyMs The interval in milliseconds, at least 1000.
 */
export function pollingLine({ everyMs }: { readonly everyMs: number }): InboxLine {
  if (!(everyMs >= 1_000)) {
    throw new RangeError(
      `carillon: pollingLine asks every 1000 milliseconds or less often, and not every ${everyMs}.`,
    );
  }
  return {
    id: `every ${everyMs}`,
    load: async () => (_session, listener) => {
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') {
          listener.hint();
        }
      }, everyMs);
      const opened = setTimeout(() => listener.opened());
      return () => {
        clearInterval(timer);
        clearTimeout(opened);
      };
    },
  };
}
