'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { InboxView } from './listView.ts';
import { useListView } from './useListView.ts';
import { textOfView, viewOfText } from './viewText.ts';

/** Where a host keeps the view, such as a parameter of its address. */
export interface InboxViewAddress {
  /** The view as text; an empty one is the view at the start. What cannot be read of it says nothing. */
  readonly text: string;
  /** The reader has changed the view. `replace` is true for a further letter of a search: its first one is the step to come back to. */
  onChange(text: string, options: { readonly replace: boolean }): void;
}

/**
 * What the reader sees of the nearest `Inbox.Root`, the same object until that changes, and a function that sets some of it. With an
 * `address` the view follows its text, and is written into it: so Back leads to the view before.
 */
export function useInboxView(
  address?: InboxViewAddress,
): readonly [view: InboxView, setView: (some: Partial<InboxView>) => void] {
  const { tab, setTab, unreadOnly, setUnreadOnly } = useRoot('useInboxView');
  const { tabs } = useInboxSettings('useInboxView');
  const [list, change] = useListView('useInboxView');
  const { tabId } = tab;
  const firstTabId = tabs[0]?.tabId ?? tabId;
  const view = useMemo(() => ({ ...list, tabId, unread: unreadOnly }), [list, tabId, unreadOnly]);
  const setView = useCallback(
    ({ tabId: next = tabId, unread, ...some }: Partial<InboxView>) => {
      if (next !== tabId) {
        setTab(next);
      }
      if (unread !== undefined) {
        setUnreadOnly(unread);
      }
      change(some);
    },
    [tabId, setTab, setUnreadOnly, change],
  );
  useAddress(address, view, setView, firstTabId);
  return useMemo(() => [view, setView], [view, setView]);
}

function useAddress(
  address: InboxViewAddress | undefined,
  view: InboxView,
  setView: (view: InboxView) => void,
  firstTabId: string,
): void {
  const shown = textOfView(view, firstTabId);
  const kept = address?.text;
  const last = useRef<Last>({ shown, kept: '', view, wanted: undefined });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text is followed, by the functions of then
  useEffect(() => {
    if (kept !== undefined && kept !== last.current.kept) {
      const wanted = viewOfText(kept, firstTabId);
      last.current.kept = textOfView(wanted, firstTabId);
      last.current.wanted = wanted;
      setView(wanted);
      // Where it asks for nothing that is not shown already.
      const timer = setTimeout(() => {
        last.current.wanted = undefined;
      });
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [kept]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the reader has changed is written
  useEffect(() => {
    const before = last.current;
    if (shown === before.shown) {
      return;
    }
    // The parts of a view that is followed may come one after the other.
    const isFollowing = before.wanted !== undefined && !isReached(before.wanted, view);
    const wanted = isFollowing ? before.wanted : undefined;
    const isOwn = before.wanted === undefined && shown !== before.kept;
    last.current = { shown, kept: isOwn ? shown : before.kept, view, wanted };
    if (isOwn) {
      const { search } = before.view;
      const isSearching = search !== '' && view.search !== '';
      const replace = isSearching && textOfView({ ...view, search }, firstTabId) === before.shown;
      address?.onChange(shown, { replace });
    }
  }, [shown]);
}

/** What was shown last, what the host had last, and what is being followed. */
interface Last {
  readonly shown: string;
  kept: string;
  readonly view: InboxView;
  wanted: InboxView | undefined;
}

/** Whether a view is shown, as far as it can be: a tab may not be there, and have no unread messages. */
function isReached(wanted: InboxView, view: InboxView): boolean {
  const { tabId, unread } = view;
  return textOfView({ ...wanted, tabId, unread }, tabId) === textOfView(view, tabId);
}
