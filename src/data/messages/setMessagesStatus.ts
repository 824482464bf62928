import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { MessageStatus } from '../../platform-constants/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { markDefaults } from './lastActionError.ts';
import { markByIds } from './markMessages.ts';

/** The messages that get a status, and the status. */
export interface SetMessagesStatusInput {
  /** The `_id` of each message. */
  readonly messageIds: readonly string[];
  /** The status that they get. */
  readonly status: MessageStatus;
  /** How long the reader can undo it, in milliseconds. @default 0: it is sent at once */
  readonly undoMs?: number | undefined;
}

/**
 * Gives messages one of the four statuses by the platform's newer call: unlike `useMarkMessages` it has `unseen`, and `seen`
 * does not change whether a message is read. At once on screen, taken back message by message where it fails (with an `InboxError`).
 * @source docs/protocol.md#calls, call 13
 */
export function useSetMessagesStatus(): UseMutationResult<void, InboxError, SetMessagesStatusInput> {
  const client = useInboxClient('useSetMessagesStatus');
  return useMutation(
    {
      ...markDefaults(client),
      mutationFn: ({ messageIds, status, undoMs }) =>
        markByIds(client, { messageIds, kind: status, mark: `status:${status}`, undoMs }),
    },
    client.queryClient,
  );
}
