import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { BulkMark } from '../model/messageMarks.ts';
import { feedsOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { type InboxError, toInboxError } from '../transport/InboxError.ts';
import { type AllMessages, actOnAll, allMessagesOf, idsOf } from './allMessages.ts';
import { applyChange, commitChange, countDeltasToZero, refreshCounts } from './applyChange.ts';
import { confirmMarks, markedFlags, takesBulkMark } from './feedCache.ts';
import { markDefaults } from './lastActionError.ts';
import { ownCallsOf } from './ownCalls.ts';
import type { PendingChange, SendTime } from './pendingChanges.ts';
import { refreshFeeds } from './refreshHeads.ts';
import { markAllsUnderWay, runAction } from './runAction.ts';
import { callMark } from './sendMark.ts';

/** Which feed to mark, and as what. */
export interface MarkAllMessagesInput {
  /** The feed; an empty query is the whole inbox. */
  readonly query: MessagesQuery;
  /** The mark of its messages. */
  readonly mark: BulkMark;
  /** How long the reader can undo it, in milliseconds. @default 0: it is sent at once */
  readonly undoMs?: number | undefined;
}

/**
 * Marks every message of a feed: the loaded ones at once on screen, all of them on the server. A message that arrives
 * meanwhile is not marked. A feed with a filter (`seen`, `read`, `payload`) is read to its end and marked by id.
 */
export function useMarkAllMessages(): UseMutationResult<void, InboxError, MarkAllMessagesInput> {
  const client = useInboxClient('useMarkAllMessages');
  return useMutation(
    { ...markDefaults(client), mutationFn: (input) => markAllMessages(client, input) },
    client.queryClient,
  );
}

async function markAllMessages(
  client: InboxClient,
  { query, mark, undoMs }: MarkAllMessagesInput,
): Promise<void> {
  const all = allMessagesOf(client, query);
  const { covers, count } = all;
  const { unreadDelta, unseenDelta } = countDeltasToZero(client);
  const pending: PendingChange = {
    covers,
    all: query,
    effect: markedFlags[mark],
    // Without a filter it is the whole inbox, so the counts become zero even if not all of it is loaded.
    deltas: all.whole ? { unseenDelta, ...(mark === 'read' ? { unreadDelta } : {}) } : undefined,
  };
  const send = (time: SendTime) => sendMarkAll(client, all, mark, pending, time);
  await runAction(client, { kind: mark, count, mark: pending, send }, undoMs);
}

async function sendMarkAll(
  client: InboxClient,
  all: AllMessages,
  mark: BulkMark,
  pending: PendingChange,
  time: SendTime,
): Promise<void> {
  const call = () => callMarkAll(client, all, mark, time);
  const earlier = time === 'unload' ? undefined : markAllsUnderWay(client, all.covers);
  const done = earlier === undefined ? call() : earlier.then(call);
  const takeBack = applyChange(client, { ...pending, done });
  try {
    await done;
    // The server leaves flags as they are that the screen changes. @source docs/protocol.md#message-states
    await commitChange(
      client,
      () => {
        confirmMarks(client, all.covers, markedFlags[mark], []);
        takeBack();
      },
      false,
    );
  } catch (thrown) {
    takeBack();
    refreshCounts(client);
    throw toInboxError(thrown);
  } finally {
    void refreshFeeds(client);
  }
}

function callMarkAll(client: InboxClient, all: AllMessages, mark: BulkMark, time: SendTime): Promise<void> {
  const feeds = feedsOf(all.query);
  const oneCall = () =>
    ownCallsOf(client).follow(
      client.call(mark === 'read' ? 'readAllMessages' : 'seeAllMessages', {
        body: feeds.length === 0 ? {} : { feedId: feeds },
        keepalive: true,
      }),
    );
  return actOnAll(client, all, time, all.byFeed ? oneCall : undefined, (rows) => {
    const concerned = rows.filter((row) => takesBulkMark(row, mark));
    return callMark(client, idsOf(concerned), mark);
  });
}
