'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';
import { AlertView } from '../status/AlertView.tsx';
import { Branding } from './Branding.tsx';
import { PanelContents, type PanelContentsProps } from './PanelContents.tsx';
import { PanelViews } from './PanelViews.tsx';

/** Props of `PanelBody`. */
export interface PanelBodyProps extends PanelContentsProps {
  tabs: ReactNode;
  /** Replaces all of the ready-made contents. */
  children?: ReactNode;
}

/** The contents of a popover or a panel. An error in them is shown here, and does not reach the host's page. */
export function PanelBody({ tabs, slots, preferences, list, children }: PanelBodyProps) {
  const { translator } = useInboxSettings('PanelBody');
  const [tries, setTries] = useState(0);
  return (
    <SlotBoundary
      key={tries}
      fallback={
        <AlertView
          title={translator.text('loadFailed')}
          action={<Button onClick={() => setTries(tries + 1)}>{translator.text('tryAgain')}</Button>}
        />
      }
    >
      <Branding />
      <PanelViews preferences={preferences}>
        {children ?? <PanelContents tabs={tabs} slots={slots} preferences={preferences} list={list} />}
      </PanelViews>
    </SlotBoundary>
  );
}
