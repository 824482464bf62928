import type { InboxClient } from '../../src/data/client/InboxClient.ts';
import { updateMessages } from '../../src/data/messages/updateMessages.ts';

/** What a reader can mark messages as: `seen` as section 4 of the specification has it, seen and unread. */
export const marks = {
  seen: { seen: true, read: false },
  read: { read: true },
  unread: { read: false },
} as const;

/** One of `marks`. */
export type Mark = keyof typeof marks;

/** The names of `marks`. */
export const markNames = ['seen', 'read', 'unread'] as const satisfies readonly Mark[];

/** Marks messages. */
export function mark(
  client: InboxClient,
  ids: readonly string[],
  as: Mark,
  undoMs?: number | undefined,
): Promise<void> {
  return updateMessages(client, { ids, ...marks[as], undoMs });
}
