import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { type InboxError, toInboxError } from '../transport/InboxError.ts';
import { type AllMessages, actOnAll, allMessagesOf, idsOf } from './allMessages.ts';
import { applyChange, commitChange, countDeltasToZero, refreshCounts } from './applyChange.ts';
import { dropFromStaleFeeds } from './feedCache.ts';
import { markDefaults, startAction } from './lastActionError.ts';
import { ownCallsOf } from './ownCalls.ts';
import type { PendingChange, SendTime } from './pendingChanges.ts';
import { refreshFeeds } from './refreshHeads.ts';
import { runAction } from './runAction.ts';
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
  if ('all' in input) {
    const all = allMessagesOf(client, input.query);
    const { covers, count } = all;
    const deltas = all.whole ? countDeltasToZero(client) : undefined;
    const mark: PendingChange = { covers, effect: 'removed', all: input.query, deltas };
    const send = (time: SendTime) => sendRemoval(client, mark, () => callRemoveAll(client, all, time));
    await runAction(client, { kind: 'removed', count, mark, send }, input.undoMs);
    return;
  }
  const messageIds = [...new Set(input.messageIds)];
  if (messageIds.length > 0) {
    const mark = removalOf(messageIds);
    const send = (_time: SendTime, ids: readonly string[]) =>
      sendRemoval(client, removalOf(ids), () => callRemove(client, ids));
    await runAction(
      client,
      { kind: 'removed', count: messageIds.length, mark, messageIds, send },
      input.undoMs,
    );
  }
}

function removalOf(messageIds: readonly string[]): PendingChange {
  const ids = new Set(messageIds);
  return { covers: ({ _id }) => ids.has(_id), effect: 'removed' };
}

async function sendRemoval(
  client: InboxClient,
  mark: PendingChange,
  call: () => Promise<unknown>,
): Promise<void> {
  const takeBack = applyChange(client, mark);
  try {
    await call();
  } catch (thrown) {
    takeBack();
    refreshCounts(client);
    void refreshFeeds(client);
    throw toInboxError(thrown);
  }
  let bringBack = () => {};
  await commitChange(client, () => {
    takeBack();
    // Confirmed, but hidden until the refetch is answered, even if an older answer arrives late.
    bringBack = applyChange(client, { ...mark, deltas: { unreadDelta: 0, unseenDelta: 0 } });
  });
  void refreshFeeds(client).then(() => {
    dropFromStaleFeeds(client, mark.covers);
    bringBack();
  });
}

function callRemoveAll(client: InboxClient, all: AllMessages, time: SendTime): Promise<void> {
  const { whole, feedId } = all;
  const oneCall = () =>
    ownCallsOf(client).follow(client.call('removeAllMessages', { query: { feedId }, keepalive: true }));
  const known = whole || feedId !== undefined;
  return actOnAll(client, all, time, known ? oneCall : undefined, (rows) => callRemove(client, idsOf(rows)));
}

async function callRemove(client: InboxClient, messageIds: readonly string[]): Promise<void> {
  await inBatches(messageIds, async ([id = '', ...others], { keepalive }) => {
    try {
      await ownCallsOf(client).follow(
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
