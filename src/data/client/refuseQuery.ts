import type { MessagesQuery } from '../model/messagesQuery.ts';
import { InboxError } from '../transport/InboxError.ts';
import type { InboxClient } from './InboxClient.ts';

/** Fails if a query filters by what the backend does not know of. */
export function refuseQuery({ capabilities }: InboxClient, { seen, archived, snoozed }: MessagesQuery): void {
  const asked = { seen: seen !== undefined, archive: archived === true, snooze: snoozed === true };
  for (const name of ['seen', 'archive', 'snooze'] as const) {
    if (asked[name] && !capabilities[name]) {
      throw new InboxError({ kind: 'unsupported', reason: name });
    }
  }
}
