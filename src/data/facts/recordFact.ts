import type { QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Fact } from '../model/fact.ts';
import { timeOf } from './clock.ts';

/** What is known under a key. Each query of a client but the session's holds a fact. */
export function factOf<Value>({ queryClient }: InboxClient, queryKey: QueryKey): Fact<Value> | undefined {
  return queryClient.getQueryData<Fact<Value>>(queryKey);
}

/** Records what the server said, unless what is known was asked later. The only place where the cache is written to but by answers. */
export function recordFact<Value>(client: InboxClient, queryKey: QueryKey, fact: Fact<Value>): void {
  const known = factOf<Value>(client, queryKey);
  if (known === undefined || known.askedAt <= fact.askedAt) {
    client.queryClient.setQueryData<Fact<Value>>(queryKey, fact);
  }
}

/** Asks the server something for the cache. An answer that comes after one that was asked later changes nothing. */
export async function askFact<Value>(
  client: InboxClient,
  queryKey: QueryKey,
  ask: (askedAt: number) => Promise<Value>,
): Promise<Fact<Value>> {
  const askedAt = timeOf(client);
  const value = await ask(askedAt);
  const known = factOf<Value>(client, queryKey);
  return known && known.askedAt > askedAt ? known : { value, askedAt };
}
