import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { BulkMark } from '../model/messageMarks.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { shownMessages } from './feedCache.ts';
import { markDefaults } from './lastActionError.ts';
import { type MarkMessagesInput, markMessages } from './markMessages.ts';
import { takesBulkMark } from './messageTransitions.ts';

/** Which of the loaded messages to mark, and as what. */
export interface MarkLoadedMessagesInput extends MarkMessagesInput {
  /** The mark, by the rule for several messages. */
  readonly mark: BulkMark;
}

/**
 * Marks several loaded messages by the rules for many: as read those that are unread, as seen those that are neither seen
 * nor read. Other messages, and those that are not loaded, do not change. @source docs/protocol.md#message-states
 */
export function useMarkLoadedMessages(): UseMutationResult<void, InboxError, MarkLoadedMessagesInput> {
  const client = useInboxClient('useMarkLoadedMessages');
  return useMutation(
    {
      ...markDefaults(client),
      mutationFn({ messageIds, mark, undoMs }) {
        const asked = new Set(messageIds);
        const concerned = shownMessages(client).filter(
          (message) => asked.has(message._id) && takesBulkMark(message, mark),
        );
        return markMessages(client, { messageIds: concerned.map(({ _id }) => _id), mark, undoMs });
      },
    },
    client.queryClient,
  );
}
