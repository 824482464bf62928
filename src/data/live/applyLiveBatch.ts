import { movedCount } from '../cache/countLimit.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { announceCount } from '../counts/announceCount.ts';
import { refreshFeeds, refreshHeads } from '../messages/refreshHeads.ts';
import { createTabArrivals } from '../messages/tabArrivals.ts';
import { ownCallsOf } from '../outbox/ownCalls.ts';
import { pendingChangesOf } from '../outbox/pendingChanges.ts';
import type { LiveBatch } from './eventBuffer.ts';
import { planRefetch } from './planRefetch.ts';

/** Applies a batch of live events to the cache, exactly as `planRefetch` plans it. */
export function applyLiveBatch(client: InboxClient, batch: LiveBatch): void {
  const { queryClient } = client;
  const keys = queryKeys(client.scope);
  const { sent: deltas } = pendingChangesOf(client).get();
  const unread = queryClient.getQueryData<number>(keys.unread);
  const unseen = queryClient.getQueryData<number>(keys.unseen);
  // What was not heard during an absence is not awaited any more.
  const awaited = ownCallsOf(client).take(batch.mayHaveMissed ? Number.POSITIVE_INFINITY : batch.changes);
  const { counts, refetch, heads, arrived } = planRefetch(batch, {
    counts: { unread, unseen },
    shown: {
      unread: movedCount(unread, deltas.unreadDelta),
      unseen: movedCount(unseen, deltas.unseenDelta),
    },
    ...awaited,
  });
  for (const message of batch.messages) {
    client.events.emit('message', message);
  }
  for (const kind of ['unseen', 'unread'] as const) {
    const count = counts[kind];
    if (count !== undefined) {
      // An answer that is under way is older than the event.
      void queryClient.cancelQueries({ queryKey: keys[kind], exact: true });
      queryClient.setQueryData(keys[kind], count);
    }
    const sent = batch[`${kind}Count`];
    if (sent !== undefined) {
      if (!awaited.isBehind) {
        announceCount(kind, sent);
      }
      client.events.emit(kind, sent);
    }
  }
  for (const name of refetch) {
    void (name === 'feeds' ? refreshFeeds(client) : refresherOf(client).refresh(keys[name]));
  }
  for (const queryKey of client.service(createTabArrivals).add(client, arrived ?? [])) {
    void refresherOf(client).refresh(queryKey);
  }
  if (heads !== undefined) {
    void refreshHeads(client, heads);
  }
}
