import type { MessageStatus } from '../../platform-constants/index.ts';

/** What a reader can mark a message as, here in the feed. */
export const messageMarks = ['seen', 'read', 'unread'] as const;

/** One mark of `messageMarks`. */
export type MessageMark = (typeof messageMarks)[number];

/** What several messages at once, or all of them, can be marked as by rule. */
export const bulkMarks = ['seen', 'read'] as const satisfies readonly MessageMark[];

/** One mark of `bulkMarks`. */
export type BulkMark = (typeof bulkMarks)[number];

/**
 * A mark as it is sent. `sighted` is of rows that a list has shown: no act of the reader's, as `seen` is. A mark with `status:`
 * goes by the newer call.
 */
export type SentMark = MessageMark | 'sighted' | `status:${MessageStatus}`;

/** The two flags of a message. */
export interface MessageFlags {
  readonly seen: boolean;
  readonly read: boolean;
}
