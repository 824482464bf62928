import type { InboxMessage } from '../../data/index.ts';

/** The texts of a message in which a reader searches: what a row shows. */
export function textsOf(message: InboxMessage): readonly (string | undefined)[] {
  return [message.title, message.body, nameOf(message)];
}

/** The name of who caused a message; an empty text where nobody is named. */
export function nameOf({ sender }: InboxMessage): string {
  return [sender?.firstName, sender?.lastName].filter(Boolean).join(' ');
}
