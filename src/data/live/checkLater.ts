import type { InboxClient } from '../client/InboxClient.ts';
import { askAgain } from '../facts/asker.ts';
import { takeEchoes } from '../facts/changes.ts';
import { timeOf } from '../facts/clock.ts';
import { askForFeeds } from '../facts/feedWishes.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import type { Fact } from '../model/fact.ts';
import { missable } from './planRefetch.ts';

/** How long what is on screen may wait to be asked for again after the first connect, in milliseconds. */
const checkMs = 15_000;

/** How old it may be for that, in milliseconds: while a socket takes long to connect, much may be missed. */
const freshMs = 10_000;

/**
 * At the first connect of a page something may have been missed since the facts were asked for. Where that was a moment ago they are
 * asked for again after a while, unless that has happened by then. Returns false where something is older, or has failed.
 */
export function checkLater(client: InboxClient): boolean {
  const { queryClient, scope, events } = client;
  const connectedAt = timeOf(client);
  // Events of earlier calls may have come before the line was open, and are not awaited.
  takeEchoes(client, Number.POSITIVE_INFINITY);
  const cache = queryClient.getQueryCache();
  const asked = missable.flatMap((name) => cache.findAll({ queryKey: queryKeys(scope)[name] }));
  const askedAtOf = (queryKey: readonly unknown[]) =>
    queryClient.getQueryData<Fact<unknown>>(queryKey)?.askedAt;
  const isOld = (query: (typeof asked)[number]) =>
    query.isActive() &&
    !queryClient.isFetching({ queryKey: query.queryKey, exact: true }) &&
    (askedAtOf(query.queryKey) ?? 0) < connectedAt - freshMs;
  if (asked.some(isOld)) {
    return false;
  }
  const timer = setTimeout(() => {
    for (const name of missable) {
      const isDue = cache
        .findAll({ queryKey: queryKeys(scope)[name] })
        .some(({ queryKey }) => (askedAtOf(queryKey) ?? connectedAt) < connectedAt);
      if (isDue && name === 'feeds') {
        askForFeeds(client);
      } else if (isDue) {
        askAgain(client, queryKeys(scope)[name]);
      }
    }
  }, checkMs);
  events.on('ending', () => clearTimeout(timer));
  return true;
}
