'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../primitives/index.ts';
import { ignoreHeldEnter } from '../dom/ignoreHeldEnter.ts';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { SlotBoundary } from '../slots/SlotBoundary.tsx';
import { AlertView } from '../status/AlertView.tsx';
import { Branding } from './Branding.tsx';
import * as styles from './Panel.css.ts';
import { PanelContents, type PanelContentsProps } from './PanelContents.tsx';
import { PreferencesView } from './PreferencesView.tsx';

/** Props of `PanelViews`. */
interface PanelViewsProps extends Pick<PanelContentsProps, 'preferences'> {
  /** The feed and the parts around it. */
  children: ReactNode;
}

/** Shows the feed, or the preferences in its place. The feed stays mounted and keeps its state. */
function PanelViews({ preferences, children }: PanelViewsProps) {
  const { view, setView, service } = useRoot('PanelViews');
  // When it opens again it shows the feed, with nothing selected.
  useEffect(
    () => () => {
      setView('feed');
      service(createSelection).set(null);
    },
    [setView, service],
  );
  return (
    <>
      <div className={styles.feedView} hidden={view !== 'feed'} onKeyDownCapture={ignoreHeldEnter}>
        {children}
      </div>
      {view === 'preferences' && (
        <PreferencesView options={typeof preferences === 'object' ? preferences : {}} />
      )}
    </>
  );
}

/** Props of `PanelBody`. */
interface PanelBodyProps extends PanelContentsProps {
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
