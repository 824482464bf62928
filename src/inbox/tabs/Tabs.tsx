'use client';

import { forwardRef, type ReactNode } from 'react';
import { type TabsProps as ListTabsProps, TabList, Tabs as TabsRoot } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { selectionOf } from '../selection/selection.ts';
import { type InboxStore, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { Tab } from './Tab.tsx';

/** Props of `Inbox.Tabs`: those of a `<div>`, but its children make the tabs. */
export interface TabsProps
  extends Omit<ListTabsProps, 'children' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** Makes a tab: an `<Inbox.Tab store={store}>` with words of your choice. @default the ready-made tab */
  children?: ((store: InboxStore) => ReactNode) | undefined;
}

/** A tab for each store of the provider. Nothing where there is only one. Renders a `<div>` with a tab list in it. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs({ children, ...native }, ref) {
  const { store: open, setStore, bellRef } = useRoot('Inbox.Tabs');
  const { translator, stores } = useInboxSettings('Inbox.Tabs');
  if (stores.length < 2) {
    return null;
  }
  return (
    <TabsRoot
      {...native}
      ref={ref}
      value={open.storeId}
      onValueChange={(storeId) => {
        // What was selected is no longer in sight.
        selectionOf(bellRef).set(null);
        setStore(storeId);
      }}
    >
      <TabList label={translator.text('notifications')}>
        {stores.map((store) => children?.(store) ?? <Tab key={store.storeId} store={store} />)}
      </TabList>
    </TabsRoot>
  );
});
