'use client';

import { useInboxClient, useRemoveMessages } from '../data/index.ts';

/**
 * Removes the whole inbox, or one feed by its object id, as the old calls did. Fails with an `InboxError`. Our hook knows feeds by
 * identifier, so one by object id is asked of the platform, and shown once that has answered.
 */
export function useRemoveAll(): (feedId?: string) => Promise<void> {
  const client = useInboxClient('useRemoveAllNotifications');
  const { mutateAsync: remove } = useRemoveMessages();
  return async (feedId) => {
    if (feedId === undefined) {
      return remove({ all: true, query: {} });
    }
    await client.call('removeAllMessages', { query: { feedId } });
    await client.queryClient.invalidateQueries({ queryKey: client.scope });
  };
}
