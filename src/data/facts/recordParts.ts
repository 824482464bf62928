import type { QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Change } from '../model/change.ts';
import type { Fact } from '../model/fact.ts';
import { type Feed, withReturned } from '../model/feed.ts';
import type { PartialMessage } from '../model/message.ts';
import { factsOf } from './factKeys.ts';
import { queryKeys } from './queryKeys.ts';
import { factOf, recordFact } from './recordFact.ts';

/** Records what was told of a part of a fact, which stays as old as it was: what is to be asked for again, or has failed, stays so. */
export function recordPart<Value>(client: InboxClient, queryKey: QueryKey, value: Value): void {
  const query = client.queryClient.getQueryCache().find<Fact<Value>>({ queryKey, exact: true });
  const known = factOf<Value>(client, queryKey);
  if (query !== undefined && known !== undefined && known.value !== value) {
    const isToBeAsked = query.isStale();
    const failed = query.observers.map((one) => one.getCurrentResult()).find(({ isError }) => isError);
    recordFact(client, queryKey, { ...known, value });
    if (isToBeAsked) {
      query.invalidate();
    }
    if (failed !== undefined) {
      query.setState({ status: 'error', error: failed.error });
    }
  }
}

/** Forgets what is of an earlier visit. */
export function dropStored({ queryClient, scope }: InboxClient): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: scope })) {
    if (queryClient.getQueryData<Fact<unknown>>(query.queryKey)?.isStored) {
      const isFailed = query.observers.some((one) => one.getCurrentResult().isError);
      query.setState({ data: undefined, status: isFailed ? 'error' : 'pending' });
    }
  }
}

/** Records the messages that the server returned in its answer to a change, in every feed that has them. */
export function recordReturned(
  client: InboxClient,
  returned: readonly PartialMessage[],
  ended: readonly Change[],
  confirmed: Change,
): void {
  const byId = new Map(returned.map((message) => [message.id, message]));
  for (const { queryKey, fact } of factsOf<Feed>(client, queryKeys(client.scope).feeds)) {
    recordPart(client, queryKey, withReturned(fact.value, byId, ended, confirmed));
  }
}
