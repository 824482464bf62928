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
  /** The feed and the parts around it. */
  children: ReactNode;
}

/** Shows the feed, or the preferences in its place. The feed stays mounted and keeps its state. */
export function PanelViews({ preferences, children }: PanelViewsProps) {
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
