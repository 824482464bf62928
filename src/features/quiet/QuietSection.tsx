'use client';

import { PreferencesGroup } from '../../inbox/preferences/PreferencesGroup.tsx';
import { useFeatureWords } from '../../inbox/settings/useFeatureWords.ts';
import { quietWords } from '../../locales/index.ts';
import { Select } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { pausedWords } from './pausedWords.ts';
import { QuietHoursFields } from './QuietHoursFields.tsx';
import * as styles from './QuietSection.css.ts';
import { quietTimes } from './quietTimes.ts';
import { useQuietState } from './useQuietState.ts';

/** What the reader chooses about quiet, on top of the preferences: a pause, and quiet hours. */
export function QuietSection() {
  const words = useFeatureWords('Preferences', quietWords);
  const [quiet, state] = useQuietState('Preferences');
  const { isQuiet } = state;
  const label = words.text('pauseNotifications');
  // The words are written for the middle of a line.
  const [first = '', ...rest] = pausedWords(words, state);

  function choose(word: string): void {
    const time = quietTimes.find(([key]) => key === word);
    if (time) {
      quiet.pause(time[1]);
    } else if (!word) {
      quiet.resume();
    }
  }

  return (
    <>
      <div data-carillon="quiet-pause" className={styles.pause}>
        <div className={styles.pauseRow}>
          <span aria-hidden="true" className={reset.box}>
            {label}
          </span>
          <Select label={label} labelHidden value={isQuiet ? 'paused' : ''} onValueChange={choose}>
            <option value="">{isQuiet ? words.text('resumeNotifications') : '…'}</option>
            {isQuiet && <option value="paused">{[first.toUpperCase(), ...rest]}</option>}
            {quietTimes.map(([key]) => (
              <option key={key} value={key}>
                {words.text(key)}
              </option>
            ))}
          </Select>
        </div>
      </div>
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
