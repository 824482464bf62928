import type { MessageStatus } from '../../platform-constants/index.ts';

/** The marks that a reader can set on a message in the feed. */
export const messageMarks = ['seen', 'read', 'unread'] as const;

/** One mark of `messageMarks`. */
export type MessageMark = (typeof messageMarks)[number];

/** The marks that can be set on several messages at once, or on all of them. */
export const bulkMarks = ['seen', 'read'] as const satisfies readonly MessageMark[];

/** One mark of `bulkMarks`. */
export type BulkMark = (typeof bulkMarks)[number];

/** A mark by its name. `sighted` is set automatically on rows that were shown, while `seen` is set by the reader. */
export type NamedMark = MessageMark | 'sighted' | `status:${MessageStatus}`;

/** A mark as it is sent: by its name, of which one that starts with `status:` is sent by the newer call, or as the flags that it sets. */
export type SentMark = NamedMark | Partial<MessageFlags>;

/** The two flags of a message. */
export interface MessageFlags {
  readonly seen: boolean;
  readonly read: boolean;
}
