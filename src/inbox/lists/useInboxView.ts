'use client';

import { useCallback, useMemo } from 'react';
import { useRoot } from '../root/RootContext.ts';
import type { ListView } from './listView.ts';
import { useListView } from './useListView.ts';

/** What the reader of an inbox sees. Plain data, which a host can keep in its address. */
export interface InboxView extends ListView {
  /** The open tab. */
  readonly tabId: string;
  /** Whether only unread messages are listed. */
  readonly unread: boolean;
}

/**
 * What the reader sees of the nearest `Inbox.Root`, the same object until that changes, and a function that sets some of it. So a host keeps the
 * view in its address, and Back leads to the one before.
 */
export function useInboxView(): readonly [view: InboxView, setView: (some: Partial<InboxView>) => void] {
  const { tab, setTab, unreadOnly, setUnreadOnly } = useRoot('useInboxView');
  const [list, change] = useListView('useInboxView');
  const { tabId } = tab;
  const view = useMemo(() => ({ ...list, tabId, unread: unreadOnly }), [list, tabId, unreadOnly]);
  const setView = useCallback(
    ({ tabId: nextTab = tabId, unread, ...some }: Partial<InboxView>) => {
      if (nextTab !== tabId) {
        setTab(nextTab);
      }
      if (unread !== undefined) {
        setUnreadOnly(unread);
      }
      change(some);
    },
    [tabId, setTab, setUnreadOnly, change],
  );
  return [view, setView];
}
