import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { type Feed, rowsById } from '../model/feed.ts';

/** Gives the ids of messages that have to stay loaded, since the reader is at them. */
export type HeldIds = () => readonly string[];

/** Of a feed, or without one of all feeds. */
function holdersOf(client: InboxClient, queryKey: QueryKey = []): Set<HeldIds> {
  const holders = client.service(createHolders);
  const hash = hashKey(queryKey);
  const known = holders.get(hash) ?? new Set();
  holders.set(hash, known);
  return known;
}

const createHolders = () => new Map<string, Set<HeldIds>>();

/** Keeps messages of a feed, or without one of any feed, until the returned function is called. */
export function holdRows(client: InboxClient, held: HeldIds, queryKey?: QueryKey): () => void {
  const holders = holdersOf(client, queryKey);
  holders.add(held);
  return () => void holders.delete(held);
}

/** Whether the reader is at one of a feed's rows. Where nobody tells where the reader is, all of them are held. */
export function isHeld(client: InboxClient, queryKey: QueryKey, rows: Feed['rows']): boolean {
  const own = holdersOf(client, queryKey);
  const byId = rowsById(rows);
  return own.size === 0 || [...own, ...holdersOf(client)].some((held) => held().some((id) => byId.has(id)));
}
