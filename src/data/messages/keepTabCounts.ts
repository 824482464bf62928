import { countLimit, movedCount } from '../cache/countLimit.ts';
import type { FeedPages } from '../cache/feedPages.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';
import { type flagOf, movedTabCount } from './movedTabCount.ts';

/**
 * Keeps the counts of tabs as they are shown while `confirm` turns the reader's changes into changes of the loaded rows: until the
 * server's counts are fetched, the older ones would show again what was marked or removed.
 */
export function keepTabCounts(client: InboxClient, confirm: () => void): void {
  const { queryClient } = client;
  const before = shownTabCounts(client);
  confirm();
  for (const [place, [queryKey, shown]] of shownTabCounts(client).entries()) {
    const wanted = before[place]?.[1];
    if (wanted !== undefined && shown !== undefined && wanted !== shown) {
      queryClient.setQueryData<number>(
        queryKey,
        (count) => (shown >= countLimit ? wanted : movedCount(count, wanted - shown)),
        { updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0 },
      );
    }
  }
}

/** The count of each tab with the reader's unconfirmed changes; undefined if it or the tab's feed is not loaded. */
function shownTabCounts(client: InboxClient) {
  const { tab, feeds } = queryKeys(client.scope);
  const loaded = client.queryClient.getQueriesData<FeedPages>({ queryKey: feeds });
  const { changes } = pendingChangesOf(client).get();
  return client.queryClient.getQueriesData<number>({ queryKey: tab }).map(([queryKey, count]) => {
    const [query, of] = queryKey.slice(tab.length) as [MessagesQuery, keyof typeof flagOf | undefined];
    const filters = JSON.stringify(query);
    const [, pages] =
      loaded.find(([key]) => JSON.stringify(filtersOf(key.at(-1) as MessagesQuery)) === filters) ?? [];
    const isLoaded = count !== undefined && pages !== undefined;
    return [queryKey, isLoaded ? movedTabCount(count, query, pages, changes, of) : undefined] as const;
  });
}
