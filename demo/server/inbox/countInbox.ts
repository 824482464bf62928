import type { Queryable } from '../database/database.ts';
import { countRows, countWhere, maxCount } from '../messages/countMessages.ts';
import { type InboxFilter, whereInbox } from './inboxFilter.ts';

/** Counts what a filter selects, at most a hundred. */
export function countInbox(database: Queryable, subscriber: string, filter: InboxFilter): Promise<number> {
  return countRows(database, countWhere(whereInbox(subscriber, filter), maxCount));
}
