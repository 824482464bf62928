'use client';

import { forwardRef } from 'react';
import { PopoverSurface, type PopoverSurfaceProps } from '../../primitives/index.ts';
import { PanelContents } from '../panel/PanelContents.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** What a host may say about the popover. */
export type PopoverContentProps = Omit<
  PopoverSurfaceProps,
  'open' | 'onOpenChange' | 'anchor' | 'label' | 'labelledBy' | 'container'
>;

/** The popover itself, in the chunk that is loaded on first need. */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(
  function PopoverContent(props, ref) {
    const { children, ...rest } = props;
    const { open, setOpen, bellRef } = useRoot('Inbox.Popover');
    const { translator, container } = useInboxSettings('Inbox.Popover');
    return (
      <PopoverSurface
        {...rest}
        ref={ref}
        open={open}
        onOpenChange={setOpen}
        anchor={bellRef}
        label={translator.text('notifications')}
        container={container}
      >
        {children ?? <PanelContents />}
      </PopoverSurface>
    );
  },
);

/** What the bell asks of this chunk before it opens. */
export { prefetchMessages } from '../../data/index.ts';
