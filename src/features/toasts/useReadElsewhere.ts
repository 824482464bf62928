import { useEffect, useMemo, useRef } from 'react';
import { type InboxMessage, shownMessages, useInboxClient, useMessages } from '../../data/index.ts';
import type { ToastStack } from './createToastStack.ts';

/**
 * Takes messages out of the toasts that were read, put away or removed, here or elsewhere. So the newest messages are kept up to date
 * meanwhile. Returns all that are loaded, by their ids.
 */
export function useReadElsewhere(stack: ToastStack): ReadonlyMap<string, InboxMessage> {
  const client = useInboxClient('toasts');
  const { data: feed, hasMore } = useMessages();
  const known = useRef(new Map<string, string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded has changed
  const rows = useMemo(() => new Map(shownMessages(client).map((row) => [row.id, row])), [client, feed]);

  useEffect(() => {
    const oldest = hasMore && feed?.messages.at(-1)?.createdAt;
    stack.prune((id) => {
      const row = rows.get(id);
      if (row === undefined) {
        // It was removed; or it is not loaded yet, or newer ones have taken its place on the first page.
        const createdAt = known.current.get(id);
        return createdAt !== undefined && !(oldest && createdAt <= oldest);
      }
      known.current.set(id, row.createdAt);
      return Boolean(row.read || row.archived || row.snoozedUntil);
    });
  }, [stack, rows, feed, hasMore]);

  return rows;
}
