import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { countLimit, movedCount } from '../cache/countLimit.ts';
import { queryDefaults } from '../cache/queryDefaults.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { useReaderTries } from '../cache/useReaderTries.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { type FeedPages, messagesOf } from '../messages/feedPages.ts';
import { messagesFeedOptions, parseFeedPage } from '../messages/messagesFeed.ts';
import { type PendingChange, usePendingChanges, withPendingChanges } from '../messages/pendingChanges.ts';
import { countQuery, feedQuery, filtersOf, isWithin, type MessagesQuery } from '../model/messagesQuery.ts';
import { parseCount } from './parseCount.ts';

/** Key and function of a tab's count: the unseen messages of its query, 0 to 100. @source docs/protocol.md#feed-queries */
export function tabCountOptions(client: InboxClient, query: MessagesQuery) {
  const filters = filtersOf(query);
  return queryOptions({
    ...queryDefaults,
    queryKey: [...queryKeys(client.scope).tab, filters] as const,
    enabled: client.enabled,
    async queryFn({ signal }) {
      if (filters.seen === true) {
        return 0;
      }
      const unseen = { ...filters, seen: false, limit: countLimit };
      if (filters.payload === undefined) {
        const asked = { ...countQuery(unseen), limit: countLimit };
        return parseCount(await client.call('tabCount', { query: asked, signal }));
      }
      // The count does not look at the payload, so the rows themselves are counted.
      const page = await client.call('messagesFeed', { query: feedQuery(unseen, 0), signal });
      return parseFeedPage(page, () => {}).messages.length;
    },
  });
}

/** How many unseen messages a tab has, with the reader's unconfirmed changes in it. */
export function useTabCount(query: MessagesQuery): UseQueryResult<number> {
  const client = useInboxClient('useTabCount');
  const marks = usePendingChanges(client);
  const pages = client.queryClient.getQueryData<FeedPages>(messagesFeedOptions(client, query).queryKey);
  const options = tabCountOptions(client, query);
  const result = useQuery(
    {
      ...options,
      select: (count) => (pages === undefined ? count : movedTabCount(count, query, pages, marks)),
    },
    client.queryClient,
  );
  return useReaderTries(client, options.queryKey, result);
}

/** A tab's count after changes to its loaded messages. Where all of it is changed, those that came since are left. */
export function movedTabCount(
  count: number,
  query: MessagesQuery,
  pages: FeedPages,
  marks: readonly PendingChange[],
): number {
  const rows = messagesOf(pages);
  const before = rows.filter(({ seen }) => !seen).length;
  const after = rows.filter((row) => withPendingChanges(row, marks)?.seen === false).length;
  const all = marks.some((mark) => mark.all !== undefined && isWithin(query, mark.all));
  return all ? after : movedCount(count, after - before);
}
