import type { InboxClient } from '../client/InboxClient.ts';
import { countKeys } from '../counts/countKeys.ts';
import { countLimit } from '../counts/countLimit.ts';
import { announceCount } from './announceCount.ts';
import type { LiveBatch } from './eventBuffer.ts';
import { refresherOf } from './refresher.ts';

/** Brings a burst of live events into the cache. @source docs/protocol.md#live-connection */
export function applyLiveBatch(client: InboxClient, batch: LiveBatch): void {
  const { queryClient, scope } = client;
  const refresher = refresherOf(client);
  const keys = countKeys(scope);
  for (const message of batch.messages) {
    client.events.emit('message', message);
  }
  if (batch.unseenCount !== undefined) {
    takeCount(queryClient, keys.unseen, batch.unseenCount);
    announceCount('unseen', batch.unseenCount);
  }
  if (batch.unreadCount !== undefined) {
    takeCount(queryClient, keys.unread, batch.unreadCount);
    announceCount('unread', batch.unreadCount);
    refresher.refresh(keys.unseen);
  }
  if (batch.caughtUp) {
    refresher.refresh(keys.unread);
    refresher.refresh(keys.unseen);
    refresher.refresh([...scope, 'preferences']);
  }
  refresher.refresh(keys.tab);
  refresher.refresh(keys.withParams);
  refresher.refresh([...scope, 'messages']);
}

function takeCount(
  queryClient: InboxClient['queryClient'],
  queryKey: readonly unknown[],
  count: number,
): void {
  // An answer that was on its way is older than the event.
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, Math.min(count, countLimit));
}
