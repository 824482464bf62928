import type { MessageStatus } from '../../platform-constants/index.ts';

/** The marks that a reader can set on a message in the feed. */
export const messageMarks = ['seen', 'read', 'unread'] as const;

/** One mark of `messageMarks`. */
export type MessageMark = (typeof messageMarks)[number];

/** The marks that can be set on several messages at once, or on all of them. */
export const bulkMarks = ['seen', 'read'] as const satisfies readonly MessageMark[];

/** One mark of `bulkMarks`. */
export type BulkMark = (typeof bulkMarks)[number];

/** The marks that set only the named flags to the named values, as the legacy widget's hook does. */
export type ExactMark = `exact:${'read' | 'unread' | 'unseen' | 'unseen+read' | 'unseen+unread'}`;

/**
 * A mark as it is sent. `sighted` is set automatically on rows that were shown, while `seen` is set by the reader. A mark that
 * starts with `status:` is sent by the newer call.
 */
export type SentMark = MessageMark | 'sighted' | ExactMark | `status:${MessageStatus}`;

/** The two flags of a message. */
export interface MessageFlags {
  readonly seen: boolean;
  readonly read: boolean;
}
