import type { InboxClient } from '../client/InboxClient.ts';
import { type FeedPages, messagesOf, patchMessages } from './feedPages.ts';
import { mergeMessage } from './mergeMessage.ts';
import type { InboxMessage, PartialMessage } from './message.ts';
import type { MessageFlags } from './messageMarks.ts';
import { withPendingMarks } from './pendingMarks.ts';

/** The first members of every feed's key. */
export function feedsKey(client: InboxClient) {
  return [...client.scope, 'messages'] as const;
}

/** Every loaded message of every feed as the reader sees it, one entry an id. */
export function loadedMessages(client: InboxClient): ReadonlyMap<string, InboxMessage> {
  const marks = client.pendingMarks.current();
  const feeds = client.queryClient.getQueriesData<FeedPages>({ queryKey: feedsKey(client) });
  const messages = feeds.flatMap(([, pages]) => (pages === undefined ? [] : messagesOf(pages)));
  return new Map(messages.map((message) => [message._id, withPendingMarks(message, marks)]));
}

/** Writes the server's confirmation into every page of every feed: its records by id, else the flags that were asked for. */
export function confirmMarks(
  client: InboxClient,
  messageIds: ReadonlySet<string>,
  flags: MessageFlags,
  returned: readonly PartialMessage[],
): void {
  const byId = new Map(returned.map((message) => [message._id, message]));
  patchFeeds(client, (message) => {
    const record = byId.get(message._id);
    if (record === undefined && !messageIds.has(message._id)) {
      return message;
    }
    return mergeMessage({ ...message, ...flags }, record ?? { _id: message._id });
  });
}

/** Writes what the server returned about a message into every page of every feed. */
export function mergeReturned(client: InboxClient, returned: PartialMessage): void {
  patchFeeds(client, (message) => (message._id === returned._id ? mergeMessage(message, returned) : message));
}

/** Gives up feed answers that are on their way: they were read before a change. Says whether there were any. */
export async function cancelFeedFetches(client: InboxClient): Promise<boolean> {
  const queryKey = feedsKey(client);
  const fetching = client.queryClient.isFetching({ queryKey }) > 0;
  await client.queryClient.cancelQueries({ queryKey });
  return fetching;
}

function patchFeeds(client: InboxClient, patch: (message: InboxMessage) => InboxMessage): void {
  client.queryClient.setQueriesData<FeedPages>(
    { queryKey: feedsKey(client) },
    (pages) => pages && patchMessages(pages, patch),
  );
}
