import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { countedOf, countKey } from '../facts/countFacts.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { factOf } from '../facts/recordFact.ts';
import { type FeedChange, type FeedTarget, isWhole } from '../model/change.ts';
import type { BulkMark } from '../model/messageMarks.ts';
import { feedsOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { shownCount } from '../model/shownCount.ts';
import { outboxOf } from '../outbox/outbox.ts';
import type { FollowCall, Sender, SendTime } from '../outbox/sender.ts';
import { markDefaults } from '../outbox/startAction.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { actOnAll, allMessagesOf, countOfAll, idsOf, isByFeed } from './allMessages.ts';
import { callMark, takesBulkMark } from './sendMark.ts';
import { shownMessages } from './shownMessages.ts';

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
  const target = allMessagesOf(client, query);
  const count =
    mark === 'read'
      ? // What is not loaded is only counted for the whole inbox.
        Math.max(unreadOf(client, target), isWhole(query) ? shownUnread(client) : 0)
      : countOfAll(client, target);
  const change = { type: 'feed', kind: mark, count, target, mark } as const;
  await outboxOf(client).run(change, markAllSender(client), undoMs);
}

function shownUnread(client: InboxClient): number {
  const counted = countedOf(client, 'unread');
  const fact = factOf<number>(client, countKey(client, 'unread'));
  return fact === undefined ? 0 : shownCount(fact, counted, pendingChangesOf(client).get().all);
}

/** How many loaded messages of a feed are unread. */
function unreadOf(client: InboxClient, { messageIds }: FeedTarget): number {
  const ids = new Set(messageIds);
  return shownMessages(client).filter(({ _id, read }) => !read && ids.has(_id)).length;
}

/** Sends marks of all messages of a feed. */
export function markAllSender(client: InboxClient): Sender<FeedChange> {
  return client.service(createMarkAllSender);
}

function createMarkAllSender(client: InboxClient): Sender<FeedChange> {
  return {
    async send({ target, mark }, time, follow) {
      if (mark !== 'removed') {
        await callMarkAll(client, target, mark, time, follow);
      }
      return {};
    },
  };
}

function callMarkAll(
  client: InboxClient,
  target: FeedTarget,
  mark: BulkMark,
  time: SendTime,
  follow: FollowCall,
): Promise<void> {
  const feeds = feedsOf(target.query);
  const oneCall = () =>
    follow(
      client.call(mark === 'read' ? 'readAllMessages' : 'seeAllMessages', {
        body: feeds.length === 0 ? {} : { feedId: feeds },
        keepalive: true,
      }),
    );
  return actOnAll(client, target, time, isByFeed(target.query) ? oneCall : undefined, (rows) => {
    const concerned = rows.filter((row) => takesBulkMark(row, mark));
    return callMark(client, idsOf(concerned), mark, follow);
  });
}
