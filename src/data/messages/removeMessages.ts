import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { type FeedChange, type FeedTarget, isWhole, type MessagesChange } from '../model/change.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { outboxOf } from '../outbox/outbox.ts';
import type { FollowCall, Sender, SendTime } from '../outbox/sender.ts';
import { markDefaults, startAction } from '../outbox/startAction.ts';
import { type InboxError, toInboxError } from '../transport/InboxError.ts';
import { actOnAll, allMessagesOf, countOfAll, idsOf } from './allMessages.ts';
import { inBatches } from './sendMark.ts';

/** What to remove: some messages by id, or every message of a feed. */
export type RemoveMessagesInput = {
  /** How long the reader can undo it, in milliseconds. @default 0: it is sent at once */
  readonly undoMs?: number | undefined;
} & ({ readonly messageIds: readonly string[] } | { readonly all: true; readonly query: MessagesQuery });

/**
 * Removes messages: at once on screen; they return to their places where it fails. All messages of the inbox or of one
 * feed are removed by one call; with another filter, several feeds or a feed without a known object id the feed is read to its end
 * and removed by id. A message that arrives meanwhile stays. @source docs/protocol.md#calls, calls 17 to 19
 */
export function useRemoveMessages(): UseMutationResult<void, InboxError, RemoveMessagesInput> {
  const client = useInboxClient('useRemoveMessages');
  return useMutation(
    { ...markDefaults(client), mutationFn: (input) => removeMessages(client, input) },
    client.queryClient,
  );
}

/** Starts to remove messages, where nothing in the document waits for it. */
export function startRemoval(client: InboxClient, input: RemoveMessagesInput): void {
  startAction(client, (given) => removeMessages(client, given), input);
}

async function removeMessages(client: InboxClient, input: RemoveMessagesInput): Promise<void> {
  const { run } = outboxOf(client);
  if ('all' in input) {
    const target = allMessagesOf(client, input.query);
    const count = countOfAll(client, target);
    const change = { type: 'feed', kind: 'removed', count, target, mark: 'removed' } as const;
    await run(change, removalSender(client), input.undoMs);
    return;
  }
  const messageIds = [...new Set(input.messageIds)];
  if (messageIds.length > 0) {
    const { length: count } = messageIds;
    const change = { type: 'messages', kind: 'removed', count, messageIds, mark: 'removed' } as const;
    await run(change, removalSender(client), input.undoMs);
  }
}

/** Sends removals. */
export function removalSender(client: InboxClient): Sender<MessagesChange | FeedChange> {
  return client.service(createRemovalSender);
}

function createRemovalSender(client: InboxClient): Sender<MessagesChange | FeedChange> {
  return {
    async send(change, time, follow) {
      await (change.type === 'feed'
        ? callRemoveAll(client, change.target, time, follow)
        : callRemove(client, change.messageIds, follow));
      return {};
    },
  };
}

function callRemoveAll(
  client: InboxClient,
  target: FeedTarget,
  time: SendTime,
  follow: FollowCall,
): Promise<void> {
  const { query, feedId } = target;
  const oneCall = () => follow(client.call('removeAllMessages', { query: { feedId }, keepalive: true }));
  const known = isWhole(query) || feedId !== undefined;
  return actOnAll(client, target, time, known ? oneCall : undefined, (rows) =>
    callRemove(client, idsOf(rows), follow),
  );
}

async function callRemove(
  client: InboxClient,
  messageIds: readonly string[],
  follow: FollowCall,
): Promise<void> {
  await inBatches(messageIds, async ([id = '', ...others], { keepalive }) => {
    try {
      await follow(
        others.length === 0
          ? client.call('removeMessage', { params: { id }, keepalive })
          : client.call('removeMessages', { body: { messageIds: [id, ...others] }, keepalive }),
      );
    } catch (thrown) {
      const { status } = toInboxError(thrown);
      // Removed elsewhere, which the platform answers with 400 for a single message: the refetch will show it.
      if (status !== 404 && !(status === 400 && others.length === 0)) {
        throw thrown;
      }
    }
  });
}
