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

/**
 * The flags that each mark sets; marking all sets them on every loaded message. @source docs/protocol.md#message-states
 *
 * Marking a row as seen because it was shown does not make it unread: another tab or device may have read it without us knowing.
 */
export const markedFlags = {
  seen: { seen: true, read: false },
  sighted: { seen: true },
  read: { seen: true, read: true },
  unread: { seen: true, read: false },
  // The newer call leaves the other flag unchanged where it can. @source docs/protocol.md#two-ways-to-mark
  'status:read': { seen: true, read: true },
  'status:unread': { seen: true, read: false },
  'status:seen': { seen: true },
  'status:unseen': { seen: false },
} as const satisfies Record<NamedMark, Partial<MessageFlags>>;

/** The flags that a mark sets; the others stay. */
export function flagsOf(mark: SentMark): Partial<MessageFlags> {
  return typeof mark === 'string' ? markedFlags[mark] : mark;
}
