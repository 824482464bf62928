import { useEffect, useRef } from 'react';
import { shownMessages, useInboxClient, useLiveCount, useMessages } from '../../data/index.ts';
import type { ToastStack } from './createToastStack.ts';

/** Takes messages out of the toasts that were read, put away or removed, here or elsewhere. So the newest messages are kept up to date meanwhile. */
export function useReadElsewhere(stack: ToastStack): void {
  const client = useInboxClient('toasts');
  const { data: feed } = useMessages();
  const { data: unread } = useLiveCount('unread');
  const known = useRef(new Set<string>());
  const lastUnread = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded has changed
  useEffect(() => {
    const rows = new Map(shownMessages(client).map((row) => [row.id, row]));
    stack.prune((id) => {
      const row = rows.get(id);
      if (row === undefined) {
        // It was removed, or is not loaded yet.
        return known.current.has(id);
      }
      known.current.add(id);
      return Boolean(row.read || row.archived || row.snoozedUntil);
    });
  }, [client, stack, feed]);

  useEffect(() => {
    if (unread === 0 && lastUnread.current > 0) {
      stack.clear();
    }
    lastUnread.current = unread ?? 0;
  }, [unread, stack]);
}
