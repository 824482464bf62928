import { useSyncExternalStore } from 'react';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { type FullResult, type InboxResult, useInboxResult } from '../client/inboxResult.ts';
import { countedOf } from '../facts/countFacts.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { useFact } from '../facts/useFact.ts';
import type { CountKind } from '../model/countKinds.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { countsWhole, shownCount } from '../model/shownCount.ts';
import { liveCountOptions } from './liveCount.ts';
import { tabCountOptions } from './tabCount.ts';

/** What `useCount` counts. */
export interface CountOptions {
  /** Which messages are counted. @default 'unread' */
  readonly of?: CountKind | undefined;
  /** Counts the messages of this query, such as those of a tab. @default the whole inbox */
  readonly query?: MessagesQuery | undefined;
  /** False fetches nothing. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * How many messages are unread or unseen: a whole number from 0 to 100, where 100 means 100 or more. It includes the reader's
 * unconfirmed changes, as far as it is known which messages belong to the query. Fails with an `InboxError`. @source docs/protocol.md#calls, calls 3 to 5
 */
export function useCount(options: CountOptions = {}): InboxResult<number> {
  return useInboxResult(useCountQuery(options));
}

/** A count with the whole state of its query. */
export function useCountQuery(options: CountOptions = {}): FullResult<number> {
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
