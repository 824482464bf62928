import type { MessagesQuery } from '../model/messagesQuery.ts';
import { InboxError } from '../transport/InboxError.ts';
import type { InboxClient } from './InboxClient.ts';

/** Fails if a query filters by what the backend does not know of. */
export function refuseQuery({ capabilities }: InboxClient, query: MessagesQuery): void {
  const { seen, archived: archive, snoozed: snooze, answered } = query;
  const asked = { seen: seen !== undefined, archive, snooze, answered };
  for (const reason of Object.keys(asked) as (keyof typeof asked)[]) {
    if (asked[reason] && !capabilities[reason]) {
      throw new InboxError({ kind: 'unsupported', reason });
    }
  }
}
