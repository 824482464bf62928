'use client';

import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { PlaceWords } from '../../locales/index.ts';
import { MenuItem, MenuLabel, MenuSeparator } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import type { TimesMenu as Surroundings } from '../settings/Places.ts';
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
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const nowMs = Date.now();
  const { inAnHour, thisEvening, tomorrow, nextWeek } = snoozeTimes(nowMs);
  const choices = [
    ['inAnHour', inAnHour],
    ['thisEvening', thisEvening],
    ['tomorrow', tomorrow],
    ['nextWeek', nextWeek],
  ] as const;

  const isSecond = onBack !== undefined;
  useEffect(() => {
    // The command that led here is gone, and had the focus.
    if (isSecond) {
      group.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    }
  }, [isSecond]);

  function take(untilMs: number): void {
    onChosen?.();
    onTime(untilMs);
  }

  function leave(event: KeyboardEvent): void {
    if (onBack && event.key === (words.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) {
      event.preventDefault();
      onBack(event.currentTarget.parentElement);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu has no field sets
    <div ref={group} role="group" aria-labelledby={labelId} className={reset.box} onKeyDown={leave}>
      <MenuLabel id={labelId}>{words.text('snooze')}</MenuLabel>
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
    </div>
  );
}
