import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { movedCount } from '../cache/countLimit.ts';
import { type ReaderState, useReaderTries } from '../cache/useReaderTries.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { countsWhole, movedTabCount } from '../messages/movedTabCount.ts';
import { loadedMembers } from '../messages/tabMembers.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';
import type { InboxError } from '../transport/InboxError.ts';
import type { CountKind } from './countKinds.ts';
import { type CountParams, liveCountOptions } from './liveCount.ts';
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
export function useCount(options: CountOptions = {}): UseQueryResult<number, InboxError> & ReaderState {
  const { of = 'unread', params, enabled = true } = options;
  // One number of the whole inbox for all who show it: live events bring it.
  const query = options.query && countsWhole(options.query, of) ? undefined : options.query;
  const client = useInboxClient('useCount');
  const { subscribe, get } = pendingChangesOf(client);
  // The whole state: its deltas change without its changes when a feed is fetched again.
  const pending = useSyncExternalStore(subscribe, get, get);
  const asked =
    query === undefined
      ? liveCountOptions(client, of, options.query === undefined ? params : undefined)
      : tabCountOptions(client, query, of);

  function shown(count: number): number {
    if (query === undefined) {
      return params === undefined ? movedCount(count, pending[`${of}Delta`]) : count;
    }
    const { changes } = pending;
    return changes.length === 0
      ? count
      : movedTabCount(count, query, loadedMembers(client, query), changes, of);
  }

  const result = useQuery(
    { ...asked, enabled: client.enabled && enabled, select: shown },
    client.queryClient,
  );
  return useReaderTries(client, asked.queryKey, result);
}
