import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { MessageStatus } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { BulkMark, MessageMark, SentMark } from '../model/messageMarks.ts';
import { outboxOf } from '../outbox/outbox.ts';
import { markDefaults, startAction } from '../outbox/startAction.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { defaultMark, markSender, takesBulkMark } from './sendMark.ts';
import { shownMessages } from './shownMessages.ts';

/** What to mark, and as what. */
export interface MarkMessagesInput {
  /** The `_id` of each message. */
  readonly messageIds: readonly string[];
  /** What they are marked as. @default 'seen' (docs/protocol.md#validation: neither seen nor read means seen) */
  readonly mark?: MessageMark | undefined;
  /** How long the reader can undo it, in milliseconds. @default 0: it is sent at once */
  readonly undoMs?: number | undefined;
}

/** Marks messages as seen, read or unread: at once on screen, taken back message by message where it fails. */
export function useMarkMessages(): UseMutationResult<void, InboxError, MarkMessagesInput> {
  const client = useInboxClient('useMarkMessages');
  return useMutation(
    { ...markDefaults(client), mutationFn: (input) => markMessages(client, input) },
    client.queryClient,
  );
}

/** Starts to mark messages, where nothing in the document waits for it. */
export function startMark(client: InboxClient, input: MarkMessagesInput): void {
  startAction(client, (given) => markMessages(client, given), input);
}

/** Marks messages as seen that a list has shown; one that was read elsewhere stays read. Fails with an `InboxError`. */
export function markAutoSeen(client: InboxClient, messageIds: readonly string[]): Promise<void> {
  return markByIds(client, { messageIds, kind: 'seen', mark: 'sighted', isAutomatic: true });
}

/** Marks messages. Fails with an `InboxError`. */
export function markMessages(
  client: InboxClient,
  { messageIds, mark = defaultMark, undoMs }: MarkMessagesInput,
): Promise<void> {
  return markByIds(client, { messageIds, kind: mark, mark, undoMs });
}

/** Marks messages by either call. Fails with an `InboxError`. */
export async function markByIds(
  client: InboxClient,
  input: {
    readonly messageIds: readonly string[];
    readonly kind: MessageStatus;
    readonly mark: SentMark;
    readonly undoMs?: number | undefined;
    /** Whether the reader did not ask for it. */
    readonly isAutomatic?: boolean | undefined;
  },
): Promise<void> {
  const { kind, mark, undoMs, isAutomatic } = input;
  const messageIds = [...new Set(input.messageIds)];
  if (messageIds.length > 0) {
    const { length: count } = messageIds;
    const change = { type: 'messages', kind, count, messageIds, mark, isAutomatic } as const;
    await outboxOf(client).run(change, markSender(client), undoMs);
  }
}

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
