import type { QueryName } from '../cache/queryKeys.ts';
import type { LiveBatch } from './eventBuffer.ts';

/** What a batch of live events leads to. */
export interface RefetchPlan {
  /** Counts that the server has sent with it: they are written to the cache as they are. */
  readonly counts: { readonly unread?: number | undefined; readonly unseen?: number | undefined };
  /** What is refetched, in this order, each once. */
  readonly refetch: readonly QueryName[];
}

/**
 * The one place that decides what is requested after live events. The record of a new message is not inserted: it lacks the
 * joined people, and only the server knows which feeds and tabs it belongs to.
 *
 * @source docs/protocol.md#live-connection
 */
export function planRefetch({ unreadCount, unseenCount, mayHaveMissed }: LiveBatch): RefetchPlan {
  const refetch: readonly QueryName[] = [
    // The platform sends only one of the counts; the other has most likely changed with it.
    ...(unreadCount === undefined ? [] : (['unseen'] as const)),
    ...(mayHaveMissed ? (['unread', 'unseen', 'preferences'] as const) : []),
    'tab',
    'withParams',
    'feeds',
  ];
  return { counts: { unread: unreadCount, unseen: unseenCount }, refetch: [...new Set(refetch)] };
}
