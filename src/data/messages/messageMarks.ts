/** What a reader can mark a message as, here in the feed. */
export const messageMarks = ['seen', 'read', 'unread'] as const;

/** One mark of `messageMarks`. */
export type MessageMark = (typeof messageMarks)[number];

/** The two flags of a message. */
export interface MessageFlags {
  readonly seen: boolean;
  readonly read: boolean;
}

/** What each mark makes of a message. @source spec §4 */
export const markedFlags: Record<MessageMark, MessageFlags> = {
  seen: { seen: true, read: false },
  read: { seen: true, read: true },
  unread: { seen: true, read: false },
};
