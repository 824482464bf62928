'use client';

import type { PlaceWords } from '../../locales/index.ts';
import { MenuItem, MenuSeparator } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import type { TimesMenu as Surroundings } from '../settings/Places.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { ChooseTime } from './ChooseTime.tsx';
import * as styles from './places.css.ts';
import { snoozeTimes } from './snoozeTimes.ts';
import { nearTime } from './timeWords.ts';

/** Props of `TimesMenu`. */
export interface TimesMenuProps extends Surroundings {
  words: PlaceWords;
  onTime: (untilMs: number) => void;
}

/** The times until which messages can be put off, each with what it is on the clock, and a field for any other. */
export function TimesMenu({ words, onTime, beside, onChosen, onBack }: TimesMenuProps) {
  const nowMs = Date.now();
  const { inAnHour, thisEvening, tomorrow, nextWeek } = snoozeTimes(nowMs);
  const choices = [
    ['inAnHour', inAnHour],
    ['thisEvening', thisEvening],
    ['tomorrow', tomorrow],
    ['nextWeek', nextWeek],
  ] as const;

  function take(untilMs: number): void {
    onChosen?.();
    onTime(untilMs);
  }

  return (
    <ChoiceMenu label={words.text('snooze')} direction={words.direction} onBack={onBack}>
      {choices.map(
        ([key, untilMs]) =>
          untilMs !== undefined && (
            <MenuItem key={key} data-time={key} onSelect={() => take(untilMs)}>
              <span className={styles.choice}>
                <span className={reset.box}>{words.text(key)}</span>{' '}
                <bdi className={styles.when}>{nearTime(words.tag, untilMs, nowMs)}</bdi>
              </span>
            </MenuItem>
          ),
      )}
      <MenuSeparator />
      <MenuItem
        data-time="choose"
        aria-haspopup="dialog"
        onSelect={() =>
          beside((button, end) => (
            <ChooseTime
              words={words}
              anchor={button}
              onClose={end}
              onTime={(untilMs) => {
                end();
                take(untilMs);
              }}
            />
          ))
        }
      >
        {words.text('chooseTime')}
      </MenuItem>
    </ChoiceMenu>
  );
}
