import { countLimit } from '../cache/countLimit.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { announceCount } from '../counts/announceCount.ts';
import type { LiveBatch } from './eventBuffer.ts';
import { planRefetch } from './planRefetch.ts';

/** Applies a batch of live events to the cache, exactly as `planRefetch` plans it. */
export function applyLiveBatch(client: InboxClient, batch: LiveBatch): void {
  const keys = queryKeys(client.scope);
  const { counts, refetch } = planRefetch(batch);
  for (const message of batch.messages) {
    client.events.emit('message', message);
  }
  for (const kind of ['unseen', 'unread'] as const) {
    const count = counts[kind];
    if (count !== undefined) {
      // An answer that is under way is older than the event.
      void client.queryClient.cancelQueries({ queryKey: keys[kind], exact: true });
      client.queryClient.setQueryData(keys[kind], Math.min(count, countLimit));
      announceCount(kind, count);
      client.events.emit(kind, count);
    }
  }
  for (const name of refetch) {
    void refresherOf(client).refresh(keys[name]);
  }
}
