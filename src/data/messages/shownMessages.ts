import type { InboxClient } from '../client/InboxClient.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import type { InboxMessage } from '../model/message.ts';
import { shownMessage } from '../model/overlay.ts';

/** Every loaded message of every feed as the reader sees it. */
export function shownMessages(client: InboxClient): readonly InboxMessage[] {
  const { all } = pendingChangesOf(client).get();
  return [...messageFactsOf(client).get().values()].flatMap((fact) => shownMessage(fact, all) ?? []);
}
