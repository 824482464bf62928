import { useEffect, useMemo, useRef } from 'react';
import { type InboxMessage, useMessages } from '../../data/index.ts';
import type { ToastStack } from './createToastStack.ts';

/**
 * Takes messages out of the toasts that were read, put away or removed, here or elsewhere. So the newest messages are kept up to date
 * meanwhile. Returns those that are loaded, by their ids.
 */
export function useReadElsewhere(stack: ToastStack): ReadonlyMap<string, InboxMessage> {
  const { data, hasMore } = useMessages();
  const known = useRef(new Set<string>());
  const messages = data?.messages;
  const rows = useMemo(() => new Map(messages?.map((row) => [row.id, row])), [messages]);

  useEffect(() => {
    const oldest = (hasMore && messages?.at(-1)?.createdAt) || '';
    stack.keep(({ id, createdAt }) => {
      const row = rows.get(id);
      if (row === undefined) {
        // It is not loaded yet, or newer ones have taken its place on the first page; else it was removed or put away.
        return !known.current.has(id) || createdAt <= oldest;
      }
      known.current.add(id);
      return !row.read;
    });
  }, [stack, rows, messages, hasMore]);

  return rows;
}
