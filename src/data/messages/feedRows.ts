import { useMemo, useRef } from 'react';
import { sameList } from '../../base/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { FetchOptions } from '../client/inboxResult.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { shownMessage } from '../model/overlay.ts';
import { usePendingChanges } from '../outbox/usePendingChanges.ts';
import { type FullFeed, useFeed } from './messagesFeed.ts';

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

/**
 * The rows of a query, page by page, for a list that draws some of them: a row that was shown stays while its flags change, until there is
 * another `visit`.
 */
export function useFeedRows(query: MessagesQuery, options: FetchOptions = {}, visit = 0): FullFeed<FeedRows> {
  const client = useInboxClient('useMessages');
  const { data: facts, ...feed } = useFeed(query, options, visit);
  const changes = usePendingChanges(client);
  const last = useRef<readonly InboxMessage[]>([]);
  const rows = useMemo(() => {
    last.current = sameList(last.current, facts?.map(({ message }) => message) ?? []);
    return last.current;
  }, [facts]);
  const isLoaded = facts !== undefined;
  const data = useMemo(() => {
    const loaded = messageFactsOf(client).get();
    // Each once, so that a row that is drawn again gets the same object.
    const drawn = new Map<InboxMessage, InboxMessage>();
    const shown = (row: InboxMessage) => {
      const fact = loaded.get(row.id);
      const now = drawn.get(row) ?? (fact && shownMessage(fact, changes)) ?? row;
      drawn.set(row, now);
      return now;
    };
    return isLoaded ? { rows, shown } : undefined;
  }, [client, isLoaded, rows, changes]);
  return { ...feed, data };
}
