import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type FeedPages, messagesOf } from '../cache/feedPages.ts';
import type { FetchOptions } from '../client/fetchOptions.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { type Change, coverOf, effectOf } from '../outbox/change.ts';
import { withPendingChanges } from '../outbox/foldMessages.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { useFeed } from './messagesFeed.ts';

/** A feed as a list draws it: a change of ten thousand rows costs only as much as the rows that are drawn. */
export interface FeedRows {
  /**
   * As the server last sent them, newest first, one entry per message, without those that the reader removes. The same list until
   * a row comes or goes, or the server's data changes.
   */
  readonly rows: readonly InboxMessage[];
  /** A row with the reader's unconfirmed changes. */
  readonly shown: (row: InboxMessage) => InboxMessage;
}

/** A feed without rows. */
export const noRows: FeedRows = { rows: [], shown: (row) => row };

/** The rows of a query, page by page, for a list that draws some of them. */
export function useFeedRows(
  query: MessagesQuery,
  options: FetchOptions = {},
): UseInfiniteQueryResult<FeedRows, InboxError> {
  return useFeed(query, options, toRows);
}

function toRows(pages: FeedPages, changes: readonly Change[]): FeedRows {
  const removals = changes.filter((change) => effectOf(change) === 'removed').map(coverOf);
  const rows = messagesOf(pages);
  // Each once, so that a row that is drawn again gets the same object.
  const drawn = new Map<InboxMessage, InboxMessage>();
  return {
    rows: removals.length === 0 ? rows : rows.filter((row) => !removals.some((covers) => covers(row))),
    shown(row) {
      const shown = drawn.get(row) ?? withPendingChanges(row, changes) ?? row;
      drawn.set(row, shown);
      return shown;
    },
  };
}
