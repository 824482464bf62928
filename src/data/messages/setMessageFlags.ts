import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { MessageStatus } from '../../platform-constants/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { MessageFlags, SentMark } from '../model/messageMarks.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { markDefaults } from './lastActionError.ts';
import { markByIds } from './markMessages.ts';

/** Messages, and the flags to set. An absent flag stays as it is; with neither they are marked as seen. */
export interface SetMessageFlagsInput extends Partial<{ [Flag in keyof MessageFlags]: boolean | undefined }> {
  /** The `_id` of each message. */
  readonly messageIds: readonly string[];
}

/** Sets exactly the given flags of messages: at once on screen, taken back message by message where it fails. @source docs/protocol.md#two-ways-to-mark */
export function useSetMessageFlags(): UseMutationResult<void, InboxError, SetMessageFlagsInput> {
  const client = useInboxClient('useSetMessageFlags');
  return useMutation(
    {
      ...markDefaults(client),
      mutationFn: ({ messageIds, seen, read }) =>
        markByIds(client, { messageIds, ...markOfFlags(seen, read), undoMs: 0 }),
    },
    client.queryClient,
  );
}

function markOfFlags(
  seen: boolean | undefined,
  read: boolean | undefined,
): { kind: MessageStatus; mark: SentMark } {
  if (read === undefined) {
    return seen === false ? { kind: 'unseen', mark: { seen } } : { kind: 'seen', mark: 'sighted' };
  }
  const kind = read ? 'read' : 'unread';
  return { kind, mark: seen ? kind : { read, ...(seen === false && { seen }) } };
}
