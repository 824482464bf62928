import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { countKeys } from '../counts/countKeys.ts';
import { type InboxError, toInboxError } from '../transport/InboxError.ts';
import { cancelFeedFetches, confirmMarks, feedsKey } from './feedCache.ts';
import { type FeedPages, messagesOf } from './feedPages.ts';
import { markDefaults } from './markMessages.ts';
import { type MessageMark, markedFlags } from './messageMarks.ts';
import { messagesFeedOptions } from './messagesFeed.ts';
import { feedsOf, type MessagesQuery } from './messagesQuery.ts';
import { countDeltas, type PendingMark, withPendingMarks } from './pendingMarks.ts';

/** What all messages of a feed can be marked as. */
export type MarkAllMark = Exclude<MessageMark, 'unread'>;

/** Which feed to mark, and as what. */
export interface MarkAllMessagesInput {
  readonly query: MessagesQuery;
  readonly mark: MarkAllMark;
}

/**
 * Marks every message of a feed: the loaded ones at once on screen, all of them on the server. A message that arrives
 * meanwhile stays as it came.
 */
export function useMarkAllMessages(): UseMutationResult<void, InboxError, MarkAllMessagesInput> {
  const client = useInboxClient('useMarkAllMessages');
  return useMutation(
    { ...markDefaults(client), mutationFn: (input) => markAllMessages(client, input) },
    client.queryClient,
  );
}

async function markAllMessages(client: InboxClient, { query, mark }: MarkAllMessagesInput): Promise<void> {
  const pending = pendingForAll(client, query, mark);
  const takeBack = client.pendingMarks.add(pending);
  const feeds = feedsOf(query);
  try {
    await client.call(mark === 'read' ? 'readAllMessages' : 'seeAllMessages', {
      body: feeds.length === 0 ? {} : { feedId: feeds },
    });
    await cancelFeedFetches(client);
    takeBack();
    confirmMarks(client, pending.messageIds, pending.flags, []);
  } catch (thrown) {
    takeBack();
    throw toInboxError(thrown);
  } finally {
    for (const key of [...Object.values(countKeys(client.scope)), feedsKey(client)]) {
      client.refresher.refresh(key);
    }
  }
}

function pendingForAll(client: InboxClient, query: MessagesQuery, mark: MarkAllMark): PendingMark {
  const flags = markedFlags[mark];
  const pages = client.queryClient.getQueryData<FeedPages>(messagesFeedOptions(client, query).queryKey);
  const marks = client.pendingMarks.current();
  const loaded = (pages ? messagesOf(pages) : []).map((message) => withPendingMarks(message, marks));
  const known = countDeltas(loaded, flags);
  // Without a filter the whole inbox is meant, so its counts go to zero, loaded or not.
  const whole = feedsOf(query).length === 0;
  const { unread, unseen } = countKeys(client.scope);
  const toZero = (key: readonly unknown[]) => -(client.queryClient.getQueryData<number>(key) ?? 0);
  return {
    messageIds: new Set(loaded.map((message) => message._id)),
    flags,
    unreadDelta: whole && mark === 'read' ? toZero(unread) : known.unreadDelta,
    unseenDelta: whole ? toZero(unseen) : known.unseenDelta,
  };
}
