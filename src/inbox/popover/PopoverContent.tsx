'use client';

import * as React from 'react';
import { type ComponentType, forwardRef, type ReactNode, useCallback, useEffect, useState } from 'react';
import { keepTrying } from '../../base/index.ts';
import { loadMenuParts } from '../menu/loadMenuParts.ts';
import { useRoot } from '../root/RootContext.ts';
import { PopoverPanel, type PopoverPanelProps } from './PopoverPanel.tsx';
import { useEarlyOrganization } from './useEarlyOrganization.ts';
import { WaitingPanel } from './WaitingPanel.tsx';

/** Props of `PopoverContent`. */
export interface PopoverContentProps extends Omit<PopoverPanelProps, 'open'> {
  /** Whether the panel is drawn before it is opened. */
  ahead: boolean;
}

/** React's `Activity` keeps children out of sight without their effects. Undefined before React 19.2, and then not a named import. */
const Activity: ComponentType<{ mode: 'visible' | 'hidden'; children: ReactNode }> | undefined = Reflect.get(
  React,
  'Activity',
);

/**
 * The popover, in a chunk that is fetched before it is needed. While it is closed its next panel is drawn out of sight, where
 * React can, so that opening only shows it.
 */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(
  function PopoverContent(props, ref) {
    const { ahead, ...rest } = props;
    const { open } = useRoot('Inbox.Popover');
    useEarlyOrganization(ahead);
    // A panel that was prepared, and is opened without a network, has its menus.
    useEffect(() => keepTrying(loadMenuParts, () => {}), []);
    // Each opening has a panel of its own, drawn once or more, with the messages that came meanwhile.
    const [{ panel, drawings, isOpen }, setState] = useState({ panel: 0, drawings: 0, isOpen: open });
    const draw = useCallback(
      () =>
        setState((last) => ({
          ...last,
          panel: last.panel + (last.drawings === 0 ? 1 : 0),
          drawings: last.drawings + 1,
        })),
      [],
    );
    if (open !== isOpen) {
      setState({ panel, drawings: 0, isOpen: open });
    }
    const isHidden = !open && drawings > 0;
    const shown = <PopoverPanel {...rest} key={panel} ref={ref} open={open || isHidden} />;
    return Activity === undefined ? (
      shown
    ) : (
      <>
        {ahead && !open && <WaitingPanel onReady={draw} />}
        <Activity mode={isHidden ? 'hidden' : 'visible'}>{shown}</Activity>
      </>
    );
  },
);
