import { useMemo, useSyncExternalStore } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { type FullResult, type InboxResult, useInboxResult } from '../client/inboxResult.ts';
import { timeOf } from '../facts/clock.ts';
import { countedOf, countKey } from '../facts/countFacts.ts';
import { pendingChangesOf, pendingOf } from '../facts/pendingChanges.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { factOf } from '../facts/recordFact.ts';
import { factOptions, useFact } from '../facts/useFact.ts';
import { type CountKind, countLimit, flagOf } from '../model/counts.ts';
import { filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import { countsWhole, shownCount } from '../model/shownCount.ts';
import { askCount, liveCountOptions } from './liveCount.ts';

/** Which messages a server counts. */
interface ServerCountOptions {
  /** Which messages are counted. @default 'unread' */
  readonly of?: CountKind | undefined;
  /** Counts the messages of this query, such as those of a tab. @default the whole inbox */
  readonly query?: MessagesQuery | undefined;
  /** False fetches nothing. @default true */
  readonly enabled?: boolean | undefined;
}

/** The result of a count. */
export interface CountResult extends InboxResult<number> {
  /** Whether there may be more: at 100, and of open messages while older ones are not loaded. */
  readonly isAtLeast: boolean;
}

/** A count of the server's. */
export function useServerCount(options: ServerCountOptions = {}): CountResult {
  const result = useInboxResult(useCountQuery(options));
  return useMemo(() => ({ ...result, isAtLeast: (result.data ?? 0) >= countLimit }), [result]);
}

/** A count with the whole state of its query. */
export function useCountQuery(options: ServerCountOptions = {}): FullResult<number> {
  const { of = 'unread', enabled = true } = options;
  // One number of the whole inbox for all who show it: live events bring it.
  const query = options.query && countsWhole(options.query, of) ? undefined : options.query;
  const client = useInboxClient('useCount');
  const { subscribe, get } = pendingChangesOf(client);
  const { all, arrivals } = useSyncExternalStore(subscribe, get, get);
  const asked = query === undefined ? liveCountOptions(client, of) : tabCountOptions(client, query, of);
  return useFact(client, asked, enabled, (fact) =>
    shownCount(fact, countedOf(client, of, query), all, arrivals),
  );
}

/** Key and function of a query's count: its unseen or unread messages, 0 to 100. */
export function tabCountOptions(client: InboxClient, query: MessagesQuery, of: CountKind = 'unseen') {
  const filters = filtersOf(query);
  const queryKey = countKey(client, of, query);
  const counted = { ...filters, [flagOf[of]]: false };
  return factOptions(client, queryKey, async (signal) =>
    filters[flagOf[of]] === true
      ? { value: 0, askedAt: timeOf(client) }
      : askCount(client, queryKey, counted, signal),
  );
}

/** How much the reader's own changes move the count of the inbox that is shown. */
export function ownShareOf(client: InboxClient, of: CountKind): number {
  const fact = factOf<number>(client, queryKeys(client.scope)[of]);
  return fact === undefined ? 0 : pendingOf(client).moveWhole(of, fact);
}
