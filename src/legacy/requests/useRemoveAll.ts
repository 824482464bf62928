'use client';

import { useCallback } from 'react';
import { useInboxClient, useUpdateMessages } from '../../data/index.ts';

/**
 * Removes the whole inbox, or one feed by its object id, as the old calls did. Fails with an `InboxError`. Our hook selects feeds by
 * identifier, so a feed by object id is removed by a direct call, and shown as removed once that was answered.
 */
export function useRemoveAll(): (feedId?: string) => Promise<void> {
  const client = useInboxClient('useRemoveAllNotifications');
  const { run: update } = useUpdateMessages();
  return useCallback(
    async (feedId) => {
      if (feedId === undefined) {
        return update({ all: {}, removed: true });
      }
      await client.send((call) => client.backend.changeMessages({ all: {}, feedId }, 'removed', call));
      await client.queryClient.invalidateQueries({ queryKey: client.scope });
    },
    [client, update],
  );
}
