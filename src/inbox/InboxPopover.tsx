'use client';

import { Bell } from './bell/Bell.tsx';
import { Popover, type PopoverProps } from './popover/Popover.tsx';
import { Root, type RootProps } from './root/Root.tsx';

/** Props of `InboxPopover`. */
export interface InboxPopoverProps
  extends Omit<RootProps, 'children'>,
    Pick<PopoverProps, 'side' | 'align' | 'sideOffset' | 'collisionPadding'> {}

/** The ready-made inbox: a bell with a live count, and the panel beside it. */
export function InboxPopover(props: InboxPopoverProps) {
  const { open, defaultOpen, onOpenChange, closeOnItemClick, ...position } = props;
  return (
    <Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      closeOnItemClick={closeOnItemClick}
    >
      <Bell />
      <Popover {...position} />
    </Root>
  );
}
