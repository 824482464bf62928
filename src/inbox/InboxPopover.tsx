'use client';

import type { ReactNode } from 'react';
import { InboxBell } from './bell/InboxBell.tsx';
import type { PanelSlots } from './panel/PanelContents.tsx';
import { PanelPopover, type PanelPopoverProps } from './popover/PanelPopover.tsx';
import { InboxRoot, type InboxRootProps } from './root/InboxRoot.tsx';

/** Pieces of the ready-made inbox that a host may replace. */
export interface InboxSlots extends PanelSlots {
  /** The bell; build it with `Inbox.Bell`, which opens the popover. */
  readonly bell?: ReactNode;
}

/** Props of `InboxPopover`: those of `Inbox.Root`, and the position of the popover. */
export interface InboxPopoverProps
  extends Omit<InboxRootProps, 'children'>,
    Pick<
      PanelPopoverProps,
      'side' | 'align' | 'sideOffset' | 'collisionPadding' | 'preferences' | 'list' | 'prepare'
    > {
  /** Replaces pieces and keeps the rest. */
  slots?: InboxSlots | undefined;
}

/** The ready-made inbox: a bell with a live count, and the panel beside it. */
export function InboxPopover(props: InboxPopoverProps) {
  const {
    side,
    align,
    sideOffset,
    collisionPadding,
    preferences,
    list,
    prepare,
    slots = {},
    ...root
  } = props;
  const { bell = <InboxBell />, ...panelSlots } = slots;
  const position = { side, align, sideOffset, collisionPadding, preferences, list, prepare };
  return (
    <InboxRoot {...root}>
      {bell}
      <PanelPopover {...position} slots={panelSlots} />
    </InboxRoot>
  );
}
