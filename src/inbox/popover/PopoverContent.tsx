'use client';

import { forwardRef } from 'react';
import { PopoverSurface, type PopoverSurfaceProps } from '../../primitives/index.ts';
import { Branding } from '../panel/Branding.tsx';
import { PanelContents, type PanelContentsProps } from '../panel/PanelContents.tsx';
import { PanelViews } from '../panel/PanelViews.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** What a host may say about the popover. Children replace all of the ready-made contents, `slots` some pieces. */
export interface PopoverContentProps
  extends Omit<
      PopoverSurfaceProps,
      'open' | 'onOpenChange' | 'anchor' | 'label' | 'labelledBy' | 'container'
    >,
    PanelContentsProps {}

/** The popover itself, in the chunk that is loaded on first need. */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(
  function PopoverContent(props, ref) {
    const { slots, preferences, children, ...rest } = props;
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
        <Branding />
        <PanelViews preferences={preferences}>
          {children ?? <PanelContents slots={slots} preferences={preferences} />}
        </PanelViews>
      </PopoverSurface>
    );
  },
);

/** What the bell asks of this chunk before it opens. */
export { prefetchMessages } from '../../data/index.ts';
