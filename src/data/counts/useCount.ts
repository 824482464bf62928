import { useSyncExternalStore } from 'react';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { countedOf } from '../facts/countFacts.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { type ShownResult, useFact } from '../facts/useFact.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { type CountKind, countsWhole, shownCount } from '../model/shownCount.ts';
import { liveCountOptions } from './liveCount.ts';
import { type CountParams, paramCountOptions } from './paramCount.ts';
import { tabCountOptions } from './tabCount.ts';

/** What `useCount` counts. */
export interface CountOptions {
  /** Which messages are counted. @default 'unread' */
  readonly of?: CountKind | undefined;
  /** Counts the messages of this query, such as those of a tab. @default the whole inbox */
  readonly query?: MessagesQuery | undefined;
  /**
   * Counts the whole inbox with these parameters of the platform's call. Such a count is fetched again after each live event and
   * change, because neither contains its new value. Not used together with `query`.
   */
  readonly params?: CountParams | undefined;
  /** False fetches nothing. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * How many messages are unread or unseen: a whole number from 0 to 100, where 100 means 100 or more. It includes the reader's
 * unconfirmed changes, unless `params` are given. Fails with an `InboxError`. @source docs/protocol.md#calls, calls 3 to 5
 */
export function useCount(options: CountOptions = {}): ShownResult<number> {
  const { of = 'unread', params, enabled = true } = options;
  // One number of the whole inbox for all who show it: live events bring it.
  const query = options.query && countsWhole(options.query, of) ? undefined : options.query;
  const client = useInboxClient('useCount');
  const { subscribe, get } = pendingChangesOf(client);
  const { all, arrivals } = useSyncExternalStore(subscribe, get, get);
  const isAsIs = params !== undefined && options.query === undefined;
  const whole = isAsIs ? paramCountOptions(client, of, params) : liveCountOptions(client, of);
  const asked = query === undefined ? whole : tabCountOptions(client, query, of);
  return useFact(client, asked, enabled, (fact) =>
    isAsIs ? fact.value : shownCount(fact, countedOf(client, of, query), all, arrivals),
  );
}
