import { partialMatchKey } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessageKind } from '../model/register.ts';
import { cachedMessages } from './feedCache.ts';
import { pendingChangesOf, withPendingChanges } from './pendingChanges.ts';

/**
 * A loaded message as the feed shows it, with the reader's unconfirmed changes: it follows every change, and is the same object
 * until something changes. Undefined while no loaded feed has it, and once it is removed. It fetches nothing: the feed does.
 */
export function useMessage<Kind extends MessageKind = MessageKind>(
  messageId: string | undefined,
): InboxMessage<Kind> | undefined {
  const client = useInboxClient('useMessage');
  const { subscribe, read } = useMemo(() => followMessage(client, messageId), [client, messageId]);
  // The kind is the caller's promise, as the types of `Register` are.
  return useSyncExternalStore(subscribe, read, read) as InboxMessage<Kind> | undefined;
}

function followMessage(client: InboxClient, messageId: string | undefined) {
  const changes = pendingChangesOf(client);
  const { feeds } = queryKeys(client.scope);
  let shown: InboxMessage | undefined;
  return {
    read(): InboxMessage | undefined {
      const message = messageId === undefined ? undefined : cachedMessages(client).get(messageId);
      const next = message && withPendingChanges(message, changes.get().marks);
      if (!isSame(shown, next)) {
        shown = next;
      }
      return shown;
    },
    subscribe(onChange: () => void): () => void {
      const stops = [
        changes.subscribe(onChange),
        client.queryClient.getQueryCache().subscribe(({ query }) => {
          if (partialMatchKey(query.queryKey, feeds)) {
            onChange();
          }
        }),
      ];
      return () => {
        for (const stop of stops) {
          stop();
        }
      };
    },
  };
}

/** Changes are laid over a message anew at each look: equal members are the same message. */
function isSame(one: InboxMessage | undefined, other: InboxMessage | undefined): boolean {
  if (one === undefined || other === undefined) {
    return one === other;
  }
  const members = Object.entries(other);
  const before = new Map<string, unknown>(Object.entries(one));
  return members.length === before.size && members.every(([name, value]) => before.get(name) === value);
}
