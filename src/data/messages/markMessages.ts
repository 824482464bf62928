import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { perform } from './heldActs.ts';
import { markDefaults } from './markFailure.ts';
import { markQueueOf } from './markQueue.ts';
import type { MessageMark } from './messageMarks.ts';
import { defaultMark } from './messageTransitions.ts';
import { markOf, sendMark } from './sendMark.ts';
import { showMark } from './showMark.ts';

/** What to mark, and as what. */
export interface MarkMessagesInput {
  readonly messageIds: readonly string[];
  /** @default 'seen' (spec §5: neither seen nor read means seen) */
  readonly mark?: MessageMark | undefined;
  /** How long the reader can undo it, in milliseconds. @default 0: it is sent at once */
  readonly undoMs?: number | undefined;
}

/** Marks messages as seen, read or unread: on screen at once, taken back message by message where it fails. */
export function useMarkMessages(): UseMutationResult<void, InboxError, MarkMessagesInput> {
  const client = useInboxClient('useMarkMessages');
  return useMutation(
    { ...markDefaults(client), mutationFn: (input) => markMessages(client, input) },
    client.queryClient,
  );
}

/** Marks messages as seen that a list has shown; one that was read elsewhere stays read. Fails with an `InboxError`. */
export function markSighted(client: InboxClient, messageIds: readonly string[]): Promise<void> {
  return markQueueOf(client).mark(messageIds, 'sighted');
}

/** Marks messages. Fails with an `InboxError`. */
export async function markMessages(
  client: InboxClient,
  { messageIds, mark = defaultMark, undoMs }: MarkMessagesInput,
): Promise<void> {
  if (messageIds.length === 0) {
    return;
  }
  const pending = markOf(messageIds, mark);
  await perform(
    client,
    {
      kind: mark,
      count: messageIds.length,
      mark: pending,
      send: (time) =>
        // In haste nothing waits for its turn.
        time === 'closing'
          ? sendMark(client, messageIds, mark, showMark(client, pending))
          : markQueueOf(client).mark(messageIds, mark),
    },
    undoMs,
  );
}
