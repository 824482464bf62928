'use client';

import * as React from 'react';
import { type ComponentType, forwardRef, type ReactNode, useCallback, useReducer } from 'react';
import { useStable } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { PopoverPanel, type PopoverPanelProps } from './PopoverPanel.tsx';
import { type PanelDrawing, reduceDrawing } from './panelDrawing.ts';
import { useEarlyOrganization } from './useEarlyOrganization.ts';
import { usePanelBox } from './usePanelBox.ts';
import { WaitingPanel } from './WaitingPanel.tsx';

/** Props of `PopoverContent`. */
export interface PopoverContentProps extends Omit<PopoverPanelProps, 'open' | 'container'> {
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
    const { side, align, sideOffset, alignOffset, collisionPadding } = rest;
    const { open } = useRoot('Inbox.Popover');
    const settings = useInboxSettings('Inbox.Popover');
    useEarlyOrganization(ahead);
    const first: PanelDrawing = { stage: open ? 'open' : 'closed', panel: 0 };
    const [{ stage, panel }, dispatch] = useReducer(reduceDrawing, first);
    const draw = useCallback(() => dispatch('drawn'), []);
    const wire = useCallback(() => dispatch('open'), []);
    const isDrawn = stage === 'drawn';
    const canShow = isDrawn && (rest.collisionBoundary ?? rest.avoidCollisions ?? rest.sticky) === undefined;
    if (open ? stage !== 'open' && !canShow : stage === 'open') {
      dispatch(open ? 'open' : 'closed');
    }
    const position = useStable({ side, align, sideOffset, alignOffset, collisionPadding });
    const box = usePanelBox(settings.container, isDrawn, position, wire);
    const shown = <PopoverPanel {...rest} key={panel} ref={ref} open={open || isDrawn} container={box} />;
    return Activity === undefined ? (
      shown
    ) : (
      <>
        {ahead && stage !== 'open' && <WaitingPanel onReady={draw} onStale={wire} />}
        <Activity mode={isDrawn ? 'hidden' : 'visible'}>{shown}</Activity>
      </>
    );
  },
);
