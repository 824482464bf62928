import type { QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Fact } from '../model/fact.ts';
import { type Feed, withReturned } from '../model/feed.ts';
import type { PartialMessage } from '../model/message.ts';
import { timeOf } from './clock.ts';
import { queryKeys } from './queryKeys.ts';

/** What is known under a key. Each query of a client but the session's holds a fact. */
export function factOf<Value>({ queryClient }: InboxClient, queryKey: QueryKey): Fact<Value> | undefined {
  return queryClient.getQueryData<Fact<Value>>(queryKey);
}

/** Records what the server said, unless what is known was asked later. The only place where the cache is written to. */
export function recordFact<Value>(client: InboxClient, queryKey: QueryKey, fact: Fact<Value>): void {
  const known = factOf<Value>(client, queryKey);
  if (known === undefined || known.askedAt <= fact.askedAt) {
    client.queryClient.setQueryData<Fact<Value>>(queryKey, fact);
  }
}

/** Records rows that were asked for, or told, apart from a feed's own query: what is to be asked for again stays so. */
export function recordFeed(client: InboxClient, queryKey: QueryKey, feed: Feed): void {
  const query = client.queryClient.getQueryCache().find<Fact<Feed>>({ queryKey, exact: true });
  const known = factOf<Feed>(client, queryKey);
  if (query !== undefined && known !== undefined && known.value !== feed) {
    const isToBeAsked = query.isStale();
    client.queryClient.setQueryData<Fact<Feed>>(queryKey, { ...known, value: feed });
    if (isToBeAsked) {
      query.invalidate();
    }
  }
}

/** Records the messages that the server returned in its answer to a change, in every feed that has them. */
export function recordReturned(
  client: InboxClient,
  returned: readonly PartialMessage[],
  askedAt: number,
): void {
  const byId = new Map(returned.map((message) => [message._id, message]));
  const { feeds } = queryKeys(client.scope);
  for (const [queryKey, fact] of client.queryClient.getQueriesData<Fact<Feed>>({ queryKey: feeds })) {
    if (fact !== undefined && byId.size > 0) {
      recordFeed(client, queryKey, withReturned(fact.value, byId, askedAt));
    }
  }
}

/** Forgets what is of an earlier visit. */
export function dropStored({ queryClient, scope }: InboxClient): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: scope })) {
    if (queryClient.getQueryData<Fact<unknown>>(query.queryKey)?.isStored) {
      query.setState({ data: undefined, status: 'pending' });
    }
  }
}

/** Asks the server something for the cache. An answer that comes after one that was asked later changes nothing. */
export async function askFact<Value>(
  client: InboxClient,
  queryKey: QueryKey,
  ask: (askedAt: number) => Promise<Value>,
): Promise<Fact<Value>> {
  const askedAt = timeOf(client);
  const underWay = client.service(createUnderWay);
  underWay.add(askedAt);
  try {
    const value = await ask(askedAt);
    const known = factOf<Value>(client, queryKey);
    return known !== undefined && known.askedAt > askedAt ? known : { value, askedAt };
  } finally {
    underWay.delete(askedAt);
  }
}

function createUnderWay(): Set<number> {
  return new Set();
}

/** When the earliest question was asked that is not answered yet; infinite without one. */
export function earliestUnderWay(client: InboxClient): number {
  return Math.min(...client.service(createUnderWay));
}
