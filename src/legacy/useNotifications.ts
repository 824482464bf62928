'use client';

import { useMemo } from 'react';
import {
  useLiveCount,
  useMarkAllMessages,
  useMarkLoadedMessages,
  useMarkMessages,
  useMessages,
  useRemoveMessages,
} from '../data/index.ts';
import { useInboxSettings } from '../inbox/index.ts';
import { useActiveStore } from './activeStore.ts';
import { legacyMessage } from './legacyMessage.ts';
import { useRemoveAll } from './useRemoveAll.ts';

/** The old feed context: the open store's messages, the counts, and the actions on them. */
export function useNotifications() {
  const { tabs } = useInboxSettings('useNotifications');
  const stores = useMemo(() => tabs.map(({ tabId, ...tab }) => ({ ...tab, storeId: tabId })), [tabs]);
  const [openId, setStore] = useActiveStore('useNotifications');
  const storeId = openId ?? stores[0]?.storeId ?? 'default_store';
  const query = stores.find((store) => store.storeId === storeId)?.query ?? {};
  const feed = useMessages(query);
  const { mutate: mark } = useMarkMessages();
  const { mutate: markLoaded } = useMarkLoadedMessages();
  const { mutate: markAll } = useMarkAllMessages();
  const { mutate: remove } = useRemoveMessages();
  const removeAll = useRemoveAll();
  const messages = feed.data?.messages ?? [];
  const loadedIds = messages.map(({ _id }) => _id);

  return {
    notifications: messages.map(legacyMessage),
    unseenCount: useLiveCount('unseen').data ?? 0,
    unreadCount: useLiveCount('unread').data ?? 0,
    hasNextPage: feed.hasNextPage,
    isLoading: feed.isLoading,
    isFetching: feed.isFetching,
    isFetchingNextPage: feed.isFetchingNextPage,
    fetchNextPage: () => void feed.fetchNextPage(),
    /** Fetches every loaded page again, whatever page is passed. */
    refetch: (_page?: { page?: number }) => void feed.refetch(),
    setStore,
    storeId,
    stores,
    storeQuery: query,
    markNotificationAsRead: (id: string) => mark({ messageIds: [id], mark: 'read' }),
    markNotificationAsUnRead: (id: string) => mark({ messageIds: [id], mark: 'unread' }),
    markNotificationAsSeen: (id: string) => mark({ messageIds: [id], mark: 'seen' }),
    markFetchedNotificationsAsRead: () => markLoaded({ messageIds: loadedIds, mark: 'read' }),
    markFetchedNotificationsAsSeen: () => markLoaded({ messageIds: loadedIds, mark: 'seen' }),
    markAllNotificationsAsRead: () => markAll({ query, mark: 'read' }),
    markAllNotificationsAsSeen: () => markAll({ query, mark: 'seen' }),
    removeMessage: (id: string) => remove({ messageIds: [id] }),
    removeMessages: (ids: readonly string[]) => remove({ messageIds: ids }),
    removeAllMessages: (feedId?: string) => void removeAll(feedId).catch(() => {}),
  };
}
