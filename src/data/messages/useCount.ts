import { useMemo } from 'react';
import { useInboxResult } from '../client/inboxResult.ts';
import { type CountResult, useServerCount } from '../counts/serverCount.ts';
import type { CountKind } from '../model/counts.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { noRows, useFeedRows } from './feedRows.ts';
import { useIsOpen } from './openMessages.ts';

/** What `useCount` counts. */
export interface CountOptions {
  /** Which messages are counted: `open` ones wait for the reader's answer. @default 'unread' */
  readonly of?: CountKind | 'open' | undefined;
  /** Counts the messages of this query, such as those of a tab. @default the whole inbox */
  readonly query?: MessagesQuery | undefined;
  /** False fetches nothing. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * How many messages are unread, unseen or open. Unread or unseen: a whole number from 0 to 100, where 100 means 100 or more. It includes
 * the reader's unconfirmed changes, as far as it is known which messages belong to the query. Open ones are counted in this page, since no
 * server counts them: those that are loaded, at first of the first page. Fails with an `InboxError`. @source docs/protocol.md#calls, calls 3 to 5
 */
export function useCount({ of = 'unread', query, enabled = true }: CountOptions = {}): CountResult {
  const isOfOpen = of === 'open';
  const counted = useServerCount(isOfOpen ? { enabled: false } : { of, query, enabled });
  const open = useOpenCount({ query, enabled: enabled && isOfOpen });
  return isOfOpen ? open : counted;
}

/** How many of a query's loaded messages wait for the reader's answer. */
function useOpenCount({ query, enabled }: Omit<CountOptions, 'of'>): CountResult {
  const feed = useFeedRows(query ?? {}, { enabled });
  const isLoaded = feed.data !== undefined;
  const { rows, shown } = feed.data ?? noRows;
  const isOpen = useIsOpen({ rows, shown });
  const count = useMemo(() => rows.filter(isOpen).length, [rows, isOpen]);
  const result = useInboxResult({ ...feed, data: isLoaded ? count : undefined });
  const isAtLeast = feed.hasMore;
  return useMemo(() => ({ ...result, isAtLeast }), [result, isAtLeast]);
}
