import { useEffect, useMemo, useRef } from 'react';
import { type InboxMessage, shownMessages, useInboxClient, useMessages } from '../../data/index.ts';
import type { ToastStack } from './createToastStack.ts';

/**
 * Takes messages out of the toasts that were read, put away or removed, here or elsewhere. So the newest messages are kept up to date
 * meanwhile. Returns all that are loaded, by their ids.
 */
export function useReadElsewhere(stack: ToastStack): ReadonlyMap<string, InboxMessage> {
  const client = useInboxClient('toasts');
  const { data: feed } = useMessages();
  const known = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded has changed
  const rows = useMemo(() => new Map(shownMessages(client).map((row) => [row.id, row])), [client, feed]);

  useEffect(() => {
    stack.prune((id) => {
      const row = rows.get(id);
      if (row === undefined) {
        // It was removed, or is not loaded yet.
        return known.current.has(id);
      }
      known.current.add(id);
      return Boolean(row.read || row.archived || row.snoozedUntil);
    });
  }, [stack, rows]);

  return rows;
}
