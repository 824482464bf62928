import { mergeMessage } from '../model/mergeMessage.ts';
import type { InboxMessage, PartialMessage } from '../model/message.ts';
import type { BulkMark, MessageFlags, MessageMark, SentMark } from '../model/messageMarks.ts';
import { type FeedPages, patchMessages } from './feedPages.ts';

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
} as const satisfies Record<SentMark, Partial<MessageFlags>>;

/** The mark when none is given. @source docs/protocol.md#validation */
export const defaultMark: MessageMark = 'seen';

/** Whether a bulk mark applies to a loaded message: `read` to the unread, `seen` to the neither seen nor read. */
export function takesBulkMark({ seen, read }: MessageFlags, mark: BulkMark): boolean {
  return !read && (mark === 'read' || !seen);
}

/** Merges returned messages into the cached ones with the same `_id`, in every page. Members that they lack stay. */
export function replaceMessages(pages: FeedPages, returned: readonly PartialMessage[]): FeedPages {
  const byId = new Map(returned.map((message) => [message._id, message]));
  return patchMessages(pages, (message) => {
    const record = byId.get(message._id);
    return record === undefined ? message : mergeMessage(message, record);
  });
}

/** Removes messages from every page. Untouched pages keep their identity. */
export function withoutMessages(pages: FeedPages, chosen: (message: InboxMessage) => boolean): FeedPages {
  return {
    ...pages,
    pages: pages.pages.map((page) =>
      page.messages.some(chosen)
        ? { ...page, messages: page.messages.filter((message) => !chosen(message)) }
        : page,
    ),
  };
}
