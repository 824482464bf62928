import type { InboxMessage } from './message.ts';

/** The name of a message's sender, or an empty text. */
export function senderName({ sender: person }: InboxMessage): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}
