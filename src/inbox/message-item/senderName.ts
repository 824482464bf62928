import type { InboxMessage } from '../../data/index.ts';

/** Who sent a message, in words, or an empty text. */
export function senderName({ actorSubscriber: person }: InboxMessage): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}
