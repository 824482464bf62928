import { hashKey, type Query } from '@tanstack/react-query';
import { queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { refreshFeeds } from '../messages/refreshHeads.ts';
import { missable } from './planRefetch.ts';

/** How long what is on screen may wait to be fetched again after the first connect, in milliseconds. */
export const checkMs = 15_000;

/** How old it may be for that, in milliseconds: while a socket takes long to connect, much may be missed. */
export const freshMs = 10_000;

/**
 * What the first connect of a page leads to if all that is on screen was just fetched or is on its way: it is fetched again after 15
 * seconds. Where only counts are on screen they are fetched again as soon as a part that shows them is mounted, such as a panel, and not
 * at all if the server has sent them before: most visits end or open the panel sooner. Returns false where something is older, which
 * then has to be fetched again at once.
 */
export function checkLater(client: InboxClient): boolean {
  const { queryClient, scope, events } = client;
  const keys = queryKeys(scope);
  const counts = [keys.unread, keys.unseen].map(hashKey);
  const cache = queryClient.getQueryCache();
  const checked = missable.flatMap((name) => cache.findAll({ queryKey: keys[name] }));
  const isUnderWay = ({ state }: Query) => state.fetchStatus === 'fetching';
  const isSettled = (query: Query) =>
    isUnderWay(query) ||
    (query.state.fetchStatus === 'idle' &&
      (!query.isActive() || Date.now() - query.state.dataUpdatedAt < freshMs));
  if (!checked.every(isSettled)) {
    return false;
  }
  const isMoreShown = checked.some((query) => query.isActive() && !counts.includes(query.queryHash));
  for (const query of checked) {
    const invalidate = () => query.invalidate();
    if (isMoreShown && query.isActive()) {
      // It stays valid until then, so that marks are sure of it.
    } else if (isUnderWay(query)) {
      // An answer that was on its way may be from before, and would count as valid.
      query.promise?.then(invalidate, () => {});
    } else {
      invalidate();
    }
  }
  const timer = setTimeout(() => {
    for (const name of missable) {
      if (isMoreShown && name === 'feeds') {
        void refreshFeeds(client);
      } else if (isMoreShown || queryClient.getQueryState(keys[name])?.isInvalidated) {
        void refresherOf(client).refresh(keys[name]);
      }
    }
  }, checkMs);
  events.on('ending', () => clearTimeout(timer));
  return true;
}
