'use client';

import { useEffect, useRef } from 'react';
import { PreferencesGroup } from '../../inbox/preferences/PreferencesGroup.tsx';
import { useFeatureWords } from '../../inbox/settings/useFeatureWords.ts';
import { isFocusLost } from '../../inbox/status/useKeptFocus.ts';
import { quietWords } from '../../locales/index.ts';
import { Button } from '../../primitives/index.ts';
import { pausedWords } from './pausedWords.ts';
import { QuietHoursFields } from './QuietHoursFields.tsx';
import * as styles from './QuietSection.css.ts';
import { quietTimes } from './quietTimes.ts';
import { useQuietState } from './useQuietState.ts';

/** What the reader chooses about quiet, on top of the preferences: a pause, and quiet hours. */
export function QuietSection() {
  const words = useFeatureWords('Preferences', quietWords);
  const [quiet, state] = useQuietState('Preferences');
  const pauses = useRef<HTMLDivElement>(null);
  const { isQuiet } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons are there then, and the one that was pressed is gone
  useEffect(() => {
    const { current } = pauses;
    if (current?.dataset.pressed && isFocusLost(current)) {
      current.querySelector('button')?.focus();
    }
    delete current?.dataset.pressed;
  }, [isQuiet]);

  return (
    <>
      <PreferencesGroup
        className={styles.section}
        data-carillon-as="quiet-pause"
        heading={words.text('pauseNotifications')}
        switches={[]}
        onSwitch={() => {}}
      >
        <div
          ref={pauses}
          className={styles.row}
          onClickCapture={({ currentTarget }) => {
            currentTarget.dataset.pressed = 'true';
          }}
        >
          <span role="status" className={styles.state}>
            {isQuiet && pausedWords(words, state)}
          </span>
          {isQuiet ? (
            <Button size="small" onClick={quiet.resume}>
              {words.text('resumeNotifications')}
            </Button>
          ) : (
            quietTimes.map(([key, until]) => (
              <Button key={key} size="small" onClick={() => quiet.pause(until)}>
                {words.text(key)}
              </Button>
            ))
          )}
        </div>
      </PreferencesGroup>
      <PreferencesGroup
        data-carillon-as="quiet-hours"
        heading={words.text('quietHours')}
        switches={[]}
        onSwitch={() => {}}
      >
        <QuietHoursFields words={words} hours={state.hours} onHours={quiet.setHours} />
      </PreferencesGroup>
    </>
  );
}
