'use client';

import { forwardRef, type ReactNode, useRef } from 'react';
import { type TabsProps as ListTabsProps, TabList, Tabs as TabsRoot } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { createTabRest } from '../root/tabRest.ts';
import { type InboxStore, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { InboxTabButton } from './InboxTabButton.tsx';

/** Props of `Inbox.Tabs`: those of a `<div>`, but its children render the tabs. */
export interface InboxTabsProps
  extends Omit<ListTabsProps, 'children' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** Renders a tab: an `<Inbox.Tab store={store}>` with words of your choice. @default the ready-made tab */
  children?: ((store: InboxStore) => ReactNode) | undefined;
}

/** A tab for each store of the provider, or nothing where there is only one. Renders a `<div>` with a tab list in it. */
export const InboxTabs = forwardRef<HTMLDivElement, InboxTabsProps>(function InboxTabs(
  { children, ...native },
  ref,
) {
  const { store: open, setStore, service } = useRoot('Inbox.Tabs');
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
        service(createTabRest).released();
      }}
      onPointerDownCapture={(event) => {
        native.onPointerDownCapture?.(event);
        byKey.current = false;
      }}
      onValueChange={(storeId) => {
        service(createTabRest).opened(byKey.current);
        // The selected messages are no longer shown.
        service(createSelection).set(null);
        setStore(storeId);
      }}
    >
      <TabList label={translator.text('notifications')}>
        {stores.map((store) => children?.(store) ?? <InboxTabButton key={store.storeId} store={store} />)}
      </TabList>
    </TabsRoot>
  );
});
