'use client';

import { type ReactNode, useEffect } from 'react';
import { ignoreHeldEnter } from '../ignoreHeldEnter.ts';
import { PreferencesView } from '../preferences/PreferencesView.tsx';
import { useRoot } from '../root/RootContext.ts';
import { selectionOf } from '../selection/selection.ts';
import * as styles from './Panel.css.ts';
import type { PanelContentsProps } from './PanelContents.tsx';

/** Props of `PanelViews`. */
export interface PanelViewsProps extends Pick<PanelContentsProps, 'preferences'> {
  /** The feed and what stands around it. */
  children: ReactNode;
}

/** What a panel shows: the feed, or the preferences in its place. The feed stays behind them as the reader left it. */
export function PanelViews({ preferences, children }: PanelViewsProps) {
  const { view, setView, bellRef } = useRoot('PanelViews');
  // A popover that opens again shows the feed, and nothing is selected in it.
  useEffect(
    () => () => {
      setView('feed');
      selectionOf(bellRef).set(null);
    },
    [setView, bellRef],
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
