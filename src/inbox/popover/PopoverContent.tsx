'use client';

import * as React from 'react';
import { type ComponentType, forwardRef, type ReactNode, useCallback, useEffect, useReducer } from 'react';
import { keepTrying } from '../../base/index.ts';
import { loadMenuParts } from '../menu/loadMenuParts.ts';
import { useRoot } from '../root/RootContext.ts';
import { PopoverPanel, type PopoverPanelProps } from './PopoverPanel.tsx';
import { type PanelDrawing, reduceDrawing } from './panelDrawing.ts';
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
    const first: PanelDrawing = { stage: open ? 'open' : 'closed', panel: 0 };
    const [{ stage, panel }, dispatch] = useReducer(reduceDrawing, first);
    const draw = useCallback(() => dispatch('drawn'), []);
    if (open !== (stage === 'open')) {
      dispatch(open ? 'open' : 'closed');
    }
    const isHidden = stage === 'drawn';
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
