'use client';

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { usePrefetchMessages } from '../../data/index.ts';
import { TabList, Tabs as TabsRoot } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { createTabRest } from '../root/tabRest.ts';
import { type InboxTab, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { InboxTabButton } from './InboxTabButton.tsx';

/** Props of `Inbox.Tabs`: those of a `<div>`, but its children render the tabs. */
export interface InboxTabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** Renders a tab: an `<Inbox.Tab tab={tab}>` with words of your choice. @default the ready-made tab */
  children?: ((tab: InboxTab) => ReactNode) | undefined;
}

/** A tab for each of the provider's `tabs`, or nothing where there is only one. Renders a `<div>` with a tab list in it. */
export const InboxTabs = forwardRef<HTMLDivElement, InboxTabsProps>(function InboxTabs(
  { children, ...native },
  ref,
) {
  const { tab: open, setTab, service } = useRoot('Inbox.Tabs');
  const { translator, tabs } = useInboxSettings('Inbox.Tabs');
  useFeedOfATab(tabs, open);
  const byKey = useRef(false);
  /** The tab that the present press asked for: the press of a mouse asks when it begins, and again when it moves the focus. */
  const asked = useRef<string>(undefined);
  if (tabs.length < 2) {
    return null;
  }
  return (
    <TabsRoot
      {...native}
      ref={ref}
      value={open.tabId}
      onKeyDownCapture={(event) => {
        native.onKeyDownCapture?.(event);
        byKey.current = true;
        asked.current = undefined;
      }}
      onKeyUpCapture={(event) => {
        native.onKeyUpCapture?.(event);
        service(createTabRest).released();
      }}
      onPointerDownCapture={(event) => {
        native.onPointerDownCapture?.(event);
        byKey.current = false;
        asked.current = undefined;
      }}
      onValueChange={(tabId) => {
        if (asked.current === tabId) {
          return;
        }
        asked.current = tabId;
        service(createTabRest).opened(byKey.current);
        // The selected messages are no longer shown.
        service(createSelection).set(null);
        setTab(tabId);
      }}
    >
      <TabList label={translator.text('notifications')}>
        {tabs.map((tab) => children?.(tab) ?? <InboxTabButton key={tab.tabId} tab={tab} />)}
      </TabList>
    </TabsRoot>
  );
});

/**
 * Loads the first page of the first tab of a feed, after that of the open tab. Messages name their feed by an id and tabs by a name, so
 * only a tab's own rows tell which messages it counts: once they are there, a mark or a new message is no call for its count.
 */
function useFeedOfATab(tabs: readonly InboxTab[], open: InboxTab): void {
  const prefetch = usePrefetchMessages();
  const feed = tabs.length < 2 ? undefined : tabs.find(({ query }) => query?.feed !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal query is the same query, and it is loaded once
  useEffect(() => {
    if (feed !== undefined && feed !== open) {
      void prefetch(open.query).then(() => prefetch(feed.query));
    }
  }, [prefetch, JSON.stringify(feed?.query)]);
}
