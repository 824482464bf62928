'use client';

import { lazy, Suspense } from 'react';
import { Inbox, InboxPopover, InboxProvider, type InboxSlots } from '../inbox/index.ts';
import { FramedPanelRoom } from './FramedPanelRoom.tsx';
import type { InboxOptions } from './InboxOptions.ts';

const InboxPanel = lazy(() => import('./pageViews.tsx').then((views) => ({ default: views.InboxPanel })));
const InboxPreferences = lazy(() =>
  import('./pageViews.tsx').then((views) => ({ default: views.InboxPreferences })),
);

/** The inbox that options describe. Renders what its view does. */
export function EmbeddedInbox(props: InboxOptions) {
  const {
    view,
    open,
    defaultOpen,
    onOpenChange,
    closeOnItemClick,
    side,
    align,
    sideOffset,
    collisionPadding,
    preferences,
    slots,
    backendUrl = window.location.origin,
    ...provider
  } = props;
  const popover = {
    open,
    defaultOpen,
    onOpenChange,
    closeOnItemClick,
    side,
    align,
    sideOffset,
    collisionPadding,
  };

  function contents() {
    switch (view) {
      case 'panel':
        return <InboxPanel preferences={preferences} slots={slots} />;
      case 'preferences':
        return <InboxPreferences {...(typeof preferences === 'object' ? preferences : {})} />;
      default:
        return (
          <InboxPopover {...popover} preferences={preferences} slots={isFramed ? withRoom(slots) : slots} />
        );
    }
  }

  return (
    <InboxProvider {...provider} backendUrl={backendUrl}>
      <Suspense fallback={null}>{contents()}</Suspense>
    </InboxProvider>
  );
}

const isFramed = globalThis.parent !== globalThis.window;

/** In a frame the open panel needs room; beside the bell it is known when it is open. */
function withRoom(slots: InboxSlots | undefined): InboxSlots {
  return {
    ...slots,
    bell: (
      <>
        {slots?.bell ?? <Inbox.Bell />}
        <FramedPanelRoom />
      </>
    ),
  };
}
