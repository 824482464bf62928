import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxError } from '../transport/InboxError.ts';
import type { MessageMark } from './messageMarks.ts';

/** What to mark, and as what. */
export interface MarkMessagesInput {
  readonly messageIds: readonly string[];
  /** @default 'seen' (spec §5: neither seen nor read means seen) */
  readonly mark?: MessageMark | undefined;
}

/** Marks messages as seen, read or unread: on screen at once, taken back message by message where it fails. */
export function useMarkMessages(): UseMutationResult<void, InboxError, MarkMessagesInput> {
  const client = useInboxClient('useMarkMessages');
  return useMutation(
    { mutationFn: ({ messageIds, mark = 'seen' }) => client.markQueue.mark(messageIds, mark) },
    client.queryClient,
  );
}
