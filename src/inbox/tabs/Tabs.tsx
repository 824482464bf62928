'use client';

import { forwardRef, type ReactNode, useRef } from 'react';
import { type TabsProps as ListTabsProps, TabList, Tabs as TabsRoot } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { selectionOf } from '../selection/selection.ts';
import { type InboxStore, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { Tab } from './Tab.tsx';
import { tabRestOf } from './tabRest.ts';

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
  const byKey = useRef(false);
  if (stores.length < 2) {
    return null;
  }
  return (
    <TabsRoot
      {...native}
      ref={ref}
      value={open.storeId}
      onKeyDownCapture={(event) => {
        native.onKeyDownCapture?.(event);
        byKey.current = true;
      }}
      onKeyUpCapture={(event) => {
        native.onKeyUpCapture?.(event);
        tabRestOf(bellRef).released();
      }}
      onPointerDownCapture={(event) => {
        native.onPointerDownCapture?.(event);
        byKey.current = false;
      }}
      onValueChange={(storeId) => {
        tabRestOf(bellRef).opened(byKey.current);
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
