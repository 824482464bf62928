import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { holdRows } from '../facts/heldRows.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import type { InboxMessage } from '../model/message.ts';
import { shownMessage } from '../model/overlay.ts';
import type { MessageKind } from '../model/registeredMessages.ts';

/**
 * A loaded message as the feed shows it, with the reader's unconfirmed changes. It follows every change, and is the same object
 * until something changes. Undefined while it is in no loaded feed, and once it is removed. It fetches nothing itself.
 */
export function useMessage<Kind extends MessageKind = MessageKind>(
  messageId: string | undefined,
): InboxMessage<Kind> | undefined {
  const client = useInboxClient('useMessage');
  const { subscribe, read } = useMemo(() => followMessage(client, messageId), [client, messageId]);
  // The caller is responsible for the kind, as for the types of `Messages`.
  return useSyncExternalStore(subscribe, read, read) as InboxMessage<Kind> | undefined;
}

function followMessage(client: InboxClient, messageId: string | undefined) {
  const changes = pendingChangesOf(client);
  const facts = messageFactsOf(client);
  let shown: InboxMessage | undefined;
  return {
    read(): InboxMessage | undefined {
      const fact = messageId === undefined ? undefined : facts.get().get(messageId);
      const next = fact && shownMessage(fact, changes.get().all);
      // Changes are applied again at each read, so a message with equal members counts as the same one.
      shown = replaceEqualDeep(shown, next);
      return shown;
    },
    subscribe(onChange: () => void): () => void {
      const held = () => (messageId === undefined ? [] : [messageId]);
      const stops = [changes.subscribe(onChange), facts.subscribe(onChange), holdRows(client, held)];
      return () => {
        for (const stop of stops) {
          stop();
        }
      };
    },
  };
}
