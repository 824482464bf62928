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
  const before = shownTabCounts(client);
  confirm();
  for (const [queryKey, shown] of shownTabCounts(client)) {
    const wanted = before.find(([key]) => key === queryKey)?.[1] ?? shown;
    client.queryClient.setQueryData<number>(queryKey, (count) =>
      shown >= countLimit ? wanted : movedCount(count, wanted - shown),
    );
  }
}

/** The counts of the tabs whose feeds are loaded, with the reader's unconfirmed changes. */
function shownTabCounts(client: InboxClient) {
  const { tab, feeds } = queryKeys(client.scope);
  const loaded = client.queryClient.getQueriesData<FeedPages>({ queryKey: feeds });
  const { changes } = pendingChangesOf(client).get();
  return client.queryClient.getQueriesData<number>({ queryKey: tab }).flatMap(([queryKey, count]) => {
    const [query, of] = queryKey.slice(tab.length) as [MessagesQuery, keyof typeof flagOf];
    const filters = JSON.stringify(query);
    const pages = loaded.find(
      ([key]) => JSON.stringify(filtersOf(key.at(-1) as MessagesQuery)) === filters,
    )?.[1];
    return count === undefined || pages === undefined
      ? []
      : [[queryKey, movedTabCount(count, query, pages, changes, of)] as const];
  });
}
