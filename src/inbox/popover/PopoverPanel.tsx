'use client';

import { forwardRef, type ReactNode, useState } from 'react';
import { type PopoverSurfaceProps, useStable } from '../../primitives/index.ts';
import { loadOverlays } from '../menu/useOverlays.tsx';
import { PanelBody } from '../panel/PanelBody.tsx';
import type { PanelContentsProps } from '../panel/PanelContents.tsx';
import { RootContext, type RootState, useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { EarlySurface } from './EarlySurface.tsx';

/** Props of `PopoverPanel`. */
export interface PopoverPanelProps
  extends Omit<PopoverSurfaceProps, 'onOpenChange' | 'anchor' | 'labelledBy'>,
    PanelContentsProps {
  /** The tabs, whose code a popover without tabs does not load. */
  tabs: ReactNode;
}

/** The panel in its surface. `open` may be true while the popover is not: then it is out of sight and being prepared. */
export const PopoverPanel = forwardRef<HTMLDivElement, PopoverPanelProps>(function PopoverPanel(props, ref) {
  const { slots, preferences, list, tabs, label, children, ...rest } = props;
  const root = useRoot('Inbox.Popover');
  const { setOpen, view, label: inboxLabel, bellRef, service } = root;
  const { translator } = useInboxSettings('Inbox.Popover');
  const { open } = rest;
  const { chunk: overlays } = loadOverlays;
  const [isEarly, setIsEarly] = useState(false);
  // One that was opened without its surface keeps the place of what is in it until it is closed.
  if (isEarly ? !open : open && !overlays) {
    setIsEarly(open);
  }
  const Surface = isEarly ? EarlySurface : overlays?.PopoverSurface;
  // The same before and after it is shown, so that no row renders again for that.
  const inside = useStable<RootState>({ ...root, open: true });
  return (
    <RootContext.Provider value={inside}>
      {open && Surface && (
        <Surface
          {...rest}
          ref={ref}
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
        >
          <PanelBody tabs={tabs} slots={slots} preferences={preferences} list={list}>
            {children}
          </PanelBody>
        </Surface>
      )}
    </RootContext.Provider>
  );
});
