'use client';

import { useMemo } from 'react';
import {
  useLiveCount,
  useMarkAllMessages,
  useMarkLoadedMessages,
  useMarkMessages,
  useRemoveMessages,
} from '../../data/index.ts';
import { useStable } from '../../primitives/index.ts';
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
  const { mutate: mark } = useMarkMessages();
  const { mutate: remove } = useRemoveMessages();
  const removeAll = useRemoveAll();
  return useMemo(
    () => ({
      markNotificationAsRead: (id: string) => mark({ messageIds: [id], mark: 'read' }),
      markNotificationAsUnRead: (id: string) => mark({ messageIds: [id], mark: 'unread' }),
      markNotificationAsSeen: (id: string) => mark({ messageIds: [id], mark: 'seen' }),
      removeMessage: (id: string) => remove({ messageIds: [id] }),
      removeMessages: (ids: string[]) => remove({ messageIds: ids }),
      removeAllMessages: (feedId?: string) => void removeAll(feedId).catch(() => {}),
    }),
    [mark, remove, removeAll],
  );
}

/** What is done to the loaded messages. They are not in the functions, which so stay the same when a message changes. */
function useFetchedActions(notifications: readonly IMessage[]) {
  const { mutate: markLoaded } = useMarkLoadedMessages();
  const loaded = notifications.map(({ _id }) => _id).join();
  return useMemo(() => {
    const messageIds = loaded === '' ? [] : loaded.split(',');
    return {
      markFetchedNotificationsAsRead: () => markLoaded({ messageIds, mark: 'read' }),
      markFetchedNotificationsAsSeen: () => markLoaded({ messageIds, mark: 'seen' }),
    };
  }, [markLoaded, loaded]);
}

/** What is done to all messages of the open store. */
function useStoreActions(query: IStoreQuery) {
  const { mutate: markAll } = useMarkAllMessages();
  return useMemo(
    () => ({
      markAllNotificationsAsRead: () => markAll({ query, mark: 'read' }),
      markAllNotificationsAsSeen: () => markAll({ query, mark: 'seen' }),
    }),
    [markAll, query],
  );
}
