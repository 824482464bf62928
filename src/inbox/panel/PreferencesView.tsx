'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import { keepTrying } from '../../base/index.ts';
import { type InboxError, toInboxError } from '../../data/index.ts';
import { ChevronBackIcon, IconButton, part } from '../../primitives/index.ts';
import { loadPreferencesContents } from '../preferences/loadPreferencesContents.ts';
import type { PreferencesContents, PreferencesOptions } from '../preferences/PreferencesContents.tsx';
import { scroller as scrollerStyle } from '../preferences/PreferencesLayout.css.ts';
import { PreferencesSkeleton } from '../preferences/PreferencesSkeleton.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { LoadError } from '../status/LoadError.tsx';
import { useKeptFocus } from '../status/useKeptFocus.ts';
import * as panel from './Panel.css.ts';
import { PanelClose } from './PanelClose.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import * as styles from './PreferencesView.css.ts';

/**
 * The preferences in a panel: a back button, a heading that gets the focus on opening, and the contents once their chunk has
 * been loaded.
 */
export function PreferencesView({ options }: { options: PreferencesOptions }) {
  const { setView } = useRoot('PreferencesView');
  const { translator } = useInboxSettings('PreferencesView');
  const [Contents, setContents] = useState<typeof PreferencesContents | null>(null);
  const [error, setError] = useState<InboxError | null>(null);
  const [tries, countTry] = useReducer((count: number) => count + 1, 0);
  const heading = useRef<HTMLHeadingElement>(null);

  const scroller = useRef<HTMLDivElement>(null);
  const { handlers } = useKeptFocus(scroller, error ?? Contents);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the button tries at once
  useEffect(
    () =>
      keepTrying(
        loadPreferencesContents,
        (chunk) => {
          setError(null);
          setContents(() => chunk.PreferencesContents);
        },
        (thrown) => setError(toInboxError(thrown)),
      ),
    [tries],
  );

  return (
    <>
      <PanelHeader>
        <IconButton
          className={styles.back}
          data-carillon-as="back"
          label={translator.text('back')}
          onClick={() => setView('feed')}
        >
          <ChevronBackIcon size={18} />
        </IconButton>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {translator.text('settings')}
        </h2>
        <PanelClose className={panel.sheetClose} />
      </PanelHeader>
      <div ref={scroller} tabIndex={-1} {...part('preferences-view', { ...handlers }, scrollerStyle)}>
        {error !== null ? (
          <LoadError
            title="preferencesFailed"
            error={error}
            retrying={false}
            onRetry={() => {
              setError(null);
              countTry();
            }}
          />
        ) : Contents === null ? (
          <PreferencesSkeleton />
        ) : (
          <Contents {...options} />
        )}
      </div>
    </>
  );
}
