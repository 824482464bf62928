import type { InboxClient } from '../client/InboxClient.ts';
import { timeOf } from '../facts/clock.ts';
import { countKey } from '../facts/countFacts.ts';
import { queryDefaults } from '../facts/queryDefaults.ts';
import { type CountKind, flagOf } from '../model/countKinds.ts';
import type { Fact } from '../model/fact.ts';
import { filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { askCount } from './liveCount.ts';

/** Key and function of a query's count: its unseen or unread messages, 0 to 100. */
export function tabCountOptions(client: InboxClient, query: MessagesQuery, of: CountKind = 'unseen') {
  const filters = filtersOf(query);
  const queryKey = countKey(client, of, query);
  const counted = { ...filters, [flagOf[of]]: false };
  return {
    ...queryDefaults,
    queryKey,
    enabled: client.enabled,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Fact<number>> =>
      filters[flagOf[of]] === true
        ? { value: 0, askedAt: timeOf(client) }
        : askCount(client, queryKey, counted, signal),
  };
}
