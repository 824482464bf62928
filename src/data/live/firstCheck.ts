import { hashKey, type Query } from '@tanstack/react-query';
import { queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { missable } from './planRefetch.ts';

/** How long counts on screen may wait to be fetched again after the first connect, in milliseconds. */
export const checkMs = 15_000;

/** How old they may be for that, in milliseconds: while a socket takes long to connect, much may be missed. */
export const freshMs = 10_000;

/**
 * What the first connect of a page leads to if only counts are on screen that were just fetched or are on their way: they are
 * fetched again when a part that shows them is mounted, such as a panel, or after 15 seconds, unless the server sends them
 * before. Most visits end or open the panel sooner. Returns false where more is on screen or under way, which then has to be
 * fetched again at once.
 */
export function checkLater(client: InboxClient): boolean {
  const { queryClient, scope, events } = client;
  const keys = queryKeys(scope);
  const [session, ...counts] = [keys.session, keys.unread, keys.unseen].map(hashKey);
  const isCount = ({ queryHash }: Query) => counts.includes(queryHash);
  const isUnderWay = ({ state }: Query) => state.fetchStatus === 'fetching';
  const isSettled = (query: Query) =>
    query.queryHash === session ||
    (isCount(query) && isUnderWay(query)) ||
    (query.state.fetchStatus === 'idle' &&
      (!query.isActive() || (isCount(query) && Date.now() - query.state.dataUpdatedAt < freshMs)));
  const cache = queryClient.getQueryCache();
  if (!cache.findAll({ queryKey: scope }).every(isSettled)) {
    return false;
  }
  for (const query of missable.flatMap((name) => cache.findAll({ queryKey: keys[name] }))) {
    const invalidate = () => query.invalidate();
    if (isUnderWay(query)) {
      // An answer that was on its way may be from before, and would count as valid.
      query.promise?.then(invalidate, () => {});
    } else {
      invalidate();
    }
  }
  const timer = setTimeout(() => {
    for (const queryKey of [keys.unread, keys.unseen]) {
      if (queryClient.getQueryState(queryKey)?.isInvalidated) {
        void refresherOf(client).refresh(queryKey);
      }
    }
  }, checkMs);
  events.on('ending', () => clearTimeout(timer));
  return true;
}
