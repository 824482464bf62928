import type { Query } from '@tanstack/react-query';
import { cachedMessages } from '../cache/cachedMessages.ts';
import { type FeedPages, patchMessages } from '../cache/feedPages.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { isNextPage } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { mergeMessage } from '../model/mergeMessage.ts';
import type { InboxMessage, PartialMessage } from '../model/message.ts';
import type { BulkMark, MessageFlags, MessageMark } from '../model/messageMarks.ts';
import { withFlags, withPendingChanges } from '../outbox/foldMessages.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';

/** The mark when none is given. @source docs/protocol.md#validation */
export const defaultMark: MessageMark = 'seen';

/** Whether a bulk mark applies to a loaded message: `read` to the unread, `seen` to the neither seen nor read. */
export function takesBulkMark({ seen, read }: MessageFlags, mark: BulkMark): boolean {
  return !read && (mark === 'read' || !seen);
}

/** Merges returned messages into the cached ones with the same `_id`, in every page. Members that they lack stay. */
export function replaceMessages(pages: FeedPages, returned: readonly PartialMessage[]): FeedPages {
  if (returned.length === 0) {
    return pages;
  }
  const byId = new Map(returned.map((message) => [message._id, message]));
  return patchMessages(pages, (message) => {
    const record = byId.get(message._id);
    return record === undefined ? message : mergeMessage(message, record);
  });
}

/** Removes messages from every page. Untouched pages keep their identity. */
export function withoutMessages(pages: FeedPages, chosen: (message: InboxMessage) => boolean): FeedPages {
  return {
    ...pages,
    pages: pages.pages.map((page) =>
      page.messages.some(chosen)
        ? { ...page, messages: page.messages.filter((message) => !chosen(message)) }
        : page,
    ),
  };
}

/** Every loaded message of every feed as the reader sees it. */
export function shownMessages(client: InboxClient): readonly InboxMessage[] {
  const { changes } = pendingChangesOf(client).get();
  return [...cachedMessages(client).values()].flatMap(
    (message) => withPendingChanges(message, changes) ?? [],
  );
}

/** Writes a confirmed mark into every page of every feed: first the requested flags, then the server's records by id. */
export function confirmMarks(
  client: InboxClient,
  covers: (message: InboxMessage) => boolean,
  flags: Partial<MessageFlags>,
  returned: readonly PartialMessage[],
): void {
  patchFeeds(client, (pages) => {
    const marked = patchMessages(pages, (message) => (covers(message) ? withFlags(message, flags) : message));
    return replaceMessages(marked, returned);
  });
}

/** Writes what the server returned about a message into every page of every feed. */
export function mergeReturned(client: InboxClient, returned: PartialMessage): void {
  patchFeeds(client, (pages) => replaceMessages(pages, [returned]));
}

/** Removes messages from the feeds that cannot be, or need not be, refetched yet. */
export function dropFromStaleFeeds(client: InboxClient, covers: (message: InboxMessage) => boolean): void {
  patchFeeds(client, (pages, stale) => (stale ? withoutMessages(pages, covers) : pages));
}

/**
 * Cancels refetches of feeds that are under way, because they were read before a change. Returns whether there were any. A next
 * page continues: `patchFeeds` writes the change into it when it is there.
 */
export async function cancelFeedFetches(client: InboxClient): Promise<boolean> {
  const queryKey = queryKeys(client.scope).feeds;
  const filters = { queryKey, predicate: (query: Query) => !isNextPage(query) };
  const fetching = client.queryClient.isFetching(filters) > 0;
  await client.queryClient.cancelQueries(filters);
  return fetching;
}

function patchFeeds(client: InboxClient, patch: (pages: FeedPages, stale: boolean) => FeedPages): void {
  const { queryClient } = client;
  function write(query: Query): void {
    const stale = query.state.isInvalidated;
    queryClient.setQueryData<FeedPages>(query.queryKey, (pages) => pages && patch(pages, stale));
    if (stale) {
      // Written data counts as fresh, but this is older data with a patch.
      query.invalidate();
    }
  }
  for (const query of queryClient.getQueryCache().findAll({ queryKey: queryKeys(client.scope).feeds })) {
    if (query.state.fetchStatus === 'fetching' && isNextPage(query)) {
      // It ends with the pages as they were when it began.
      query.promise?.then(
        () => write(query),
        () => {},
      );
    }
    write(query);
  }
}
