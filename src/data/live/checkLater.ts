import type { Query } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { takeEchoes } from '../facts/changes.ts';
import { timeOf } from '../facts/clock.ts';
import { askFor } from '../facts/feedWishes.ts';
import { type QueryName, queryKeys } from '../facts/queryKeys.ts';
import { factOf } from '../facts/recordFact.ts';
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
  const { queryClient } = client;
  const connectedAt = timeOf(client);
  // Events of earlier calls may have come before the line was open, and are not awaited.
  takeEchoes(client, Number.POSITIVE_INFINITY);
  const keys = queryKeys(client.scope);
  const queriesOf = (name: QueryName) => queryClient.getQueryCache().findAll({ queryKey: keys[name] });
  const askedAtOf = ({ queryKey }: Query) => factOf(client, queryKey)?.askedAt;
  const isOld = (query: Query) =>
    query.isActive() &&
    !queryClient.isFetching({ queryKey: query.queryKey, exact: true }) &&
    (askedAtOf(query) ?? 0) < connectedAt - freshMs;
  if (missable.flatMap(queriesOf).some(isOld)) {
    return false;
  }
  const isDue = (query: Query) => (askedAtOf(query) ?? connectedAt) < connectedAt;
  const check = () =>
    askFor(
      client,
      missable.filter((name) => queriesOf(name).some(isDue)),
      'opened',
    );
  const timer = setTimeout(check, checkMs);
  client.events.on('ending', () => clearTimeout(timer));
  return true;
}
