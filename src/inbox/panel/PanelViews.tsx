'use client';

import { type ReactNode, useEffect } from 'react';
import { ignoreHeldEnter } from '../dom/ignoreHeldEnter.ts';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import * as styles from './Panel.css.ts';
import type { PanelContentsProps } from './PanelContents.tsx';
import { PreferencesView } from './PreferencesView.tsx';

/** Props of `PanelViews`. */
export interface PanelViewsProps extends Pick<PanelContentsProps, 'preferences'> {
  /** The feed and what stands around it. */
  children: ReactNode;
}

/** What a panel shows: the feed, or the preferences in its place. The feed stays behind them as the reader left it. */
export function PanelViews({ preferences, children }: PanelViewsProps) {
  const { view, setView, service } = useRoot('PanelViews');
  // A popover that opens again shows the feed, and nothing is selected in it.
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
