'use client';

import { forwardRef, type ReactNode } from 'react';
import { PopoverSurface, type PopoverSurfaceProps } from '../../primitives/index.ts';
import { PanelBody } from '../panel/PanelBody.tsx';
import type { PanelContentsProps } from '../panel/PanelContents.tsx';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Props of `Inbox.Popover`. Children replace all of the ready-made contents, `slots` some pieces. */
export interface PanelPopoverProps
  extends Omit<PopoverSurfaceProps, 'open' | 'onOpenChange' | 'anchor' | 'labelledBy' | 'container'>,
    PanelContentsProps {}

/** Props of `PopoverContent`. */
export interface PopoverContentProps extends PanelPopoverProps {
  /** The tabs, whose code a popover without tabs does not load. */
  tabs: ReactNode;
}

/** The popover itself, in a chunk that is loaded when it is first needed. */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(
  function PopoverContent(props, ref) {
    const { slots, preferences, tabs, label, children, ...rest } = props;
    const { open, setOpen, view, label: inboxLabel, bellRef, service } = useRoot('Inbox.Popover');
    const { translator, container } = useInboxSettings('Inbox.Popover');
    return (
      <PopoverSurface
        {...rest}
        ref={ref}
        open={open}
        onOpenChange={(next, reason, event) => {
          const selection = service(createSelection);
          // Escape first ends the selection, if there is one.
          if (reason === 'escape' && selection.get() !== null) {
            selection.set(null);
          } else {
            setOpen(next, reason, event);
          }
        }}
        anchor={bellRef}
        label={view === 'preferences' ? translator.text('settings') : (label ?? inboxLabel)}
        container={container ?? bellRef.current?.closest('dialog')}
      >
        <PanelBody tabs={tabs} slots={slots} preferences={preferences}>
          {children}
        </PanelBody>
      </PopoverSurface>
    );
  },
);
