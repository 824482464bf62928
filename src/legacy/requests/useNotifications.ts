'use client';

import { useMemo } from 'react';
import { useLiveCount, useUpdateMessages } from '../../data/index.ts';
import { useStable } from '../../primitives/index.ts';
import { messagesQuery } from '../model/legacyQuery.ts';
import type { IMessage, IStoreQuery } from '../model/messageTypes.ts';
import type { INotificationsContext } from '../provider/contextTypes.ts';
import { useLegacy } from '../provider/LegacyContext.ts';
import { useFetchNotifications } from './useFetchNotifications.ts';
import { useRemoveAll } from './useRemoveAll.ts';

const none: IMessage[] = [];

/**
 * The old feed context: the open store's messages, the counts, and the actions on them. It is the same object until one of its members
 * changes, and a function changes only with the store or the messages that it is about.
 */
export function useNotifications(): INotificationsContext {
  const { storeId, stores, storeQuery, setStore, fetchingStrategy } = useLegacy('useNotifications');
  const feed = useFetchNotifications({ query: storeQuery });
  const { data, hasNextPage, isLoading, isFetching, isFetchingNextPage, fetchNextPage, refetch } = feed;
  const notifications = useMemo(() => data?.pages.flatMap((page) => page.data) ?? none, [data]);
  const unseen = useLiveCount('unseen', fetchingStrategy.fetchUnseenCount).data ?? 0;
  const unread = useLiveCount('unread', fetchingStrategy.fetchUnreadCount).data ?? 0;
  return useStable({
    ...{ storeQuery, storeId, stores, setStore },
    ...{ notifications, unseenCount: unseen, unreadCount: unread },
    ...{ hasNextPage, isLoading, isFetching, isFetchingNextPage, fetchNextPage, refetch },
    ...useActions(),
    ...useFetchedActions(notifications),
    ...useStoreActions(storeQuery),
  });
}

/** What is done to messages by their ids. */
function useActions() {
  const { run: update } = useUpdateMessages();
  const removeAll = useRemoveAll();
  return useMemo(
    () => ({
      markNotificationAsRead: (id: string) => void update({ ids: [id], read: true }),
      markNotificationAsUnRead: (id: string) => void update({ ids: [id], read: false }),
      markNotificationAsSeen: (id: string) => void update({ ids: [id], seen: true, read: false }),
      removeMessage: (id: string) => void update({ ids: [id], removed: true }),
      removeMessages: (ids: string[]) => void update({ ids, removed: true }),
      removeAllMessages: (feedId?: string) => void removeAll(feedId).catch(() => {}),
    }),
    [update, removeAll],
  );
}

/** What is done to the loaded messages. They are not in the functions, which so stay the same when a message changes. */
function useFetchedActions(notifications: readonly IMessage[]) {
  const { run: update } = useUpdateMessages();
  const shown = notifications.map(({ _id }) => _id).join();
  return useMemo(() => {
    const loaded = shown === '' ? [] : shown.split(',');
    return {
      markFetchedNotificationsAsRead: () => void update({ loaded, read: true }),
      markFetchedNotificationsAsSeen: () => void update({ loaded, seen: true }),
    };
  }, [update, shown]);
}

/** What is done to all messages of the open store. */
function useStoreActions(query: IStoreQuery) {
  const { run: update } = useUpdateMessages();
  return useMemo(
    () => ({
      markAllNotificationsAsRead: () => void update({ all: messagesQuery(query), read: true }),
      markAllNotificationsAsSeen: () => void update({ all: messagesQuery(query), seen: true }),
    }),
    [update, query],
  );
}
