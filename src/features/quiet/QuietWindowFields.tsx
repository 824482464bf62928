'use client';

import { useEffect, useRef, useState } from 'react';
import type { QuietWindow } from '../../data/index.ts';
import { type QuietWords, timesTag } from '../../locales/index.ts';
import { endInReact, IconButton, ownField, TrashIcon } from '../../primitives/index.ts';
import * as styles from './QuietSection.css.ts';

/** Props of `TimeField`. */
interface TimeFieldProps {
  label: string;
  value: string;
  onTime: (time: string) => void;
}

/** A time by the browser's own field. While the reader types a part of it, there is none: then the last one stays in force. */
function TimeField({ label, value, onTime }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className={styles.time}>
      {label}
      <input
        {...ownField}
        type="time"
        required
        className={styles.field}
        value={typed ?? value}
        onChange={(event) => {
          endInReact(event);
          const time = event.target.value;
          setTyped(time);
          if (time !== '') {
            onTime(time);
          }
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

/** Props of `QuietWindowFields`. */
interface QuietWindowFieldsProps {
  words: QuietWords;
  value: QuietWindow;
  /** Whether it has just been added. */
  takesFocus: boolean;
  onChange: (next: QuietWindow) => void;
  onRemove: () => void;
}

/** Weeks begin on Monday, as those of other times do. */
const days = [1, 2, 3, 4, 5, 6, 0];

/** A Sunday, in milliseconds since 1970. */
const sundayMs = Date.UTC(2026, 10, 1);

/** The fields of quiet hours: their days, and when they begin and end. */
export function QuietWindowFields({ words, value, takesFocus, onChange, onRemove }: QuietWindowFieldsProps) {
  const { from, to } = value;
  const first = useRef<HTMLButtonElement>(null);
  const nameOf = (day: number, weekday: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(timesTag(words.tag), { weekday, timeZone: 'UTC' }).format(
      sundayMs + day * 86_400_000,
    );
  const name = words.list([words.text('quietHours'), `${from}–${to}`]);

  useEffect(() => {
    if (takesFocus) {
      first.current?.focus();
    }
  }, [takesFocus]);

  return (
    <li className={styles.window}>
      {/* biome-ignore lint/a11y/useSemanticElements: its border and its legend would be in the way */}
      <div role="group" aria-label={name} className={styles.row}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="group" aria-label={words.text('quietDays')} className={styles.days}>
          {days.map((day, place) => {
            const isOn = value.days.includes(day);
            return (
              <button
                key={day}
                ref={place === 0 ? first : undefined}
                type="button"
                className={styles.day}
                aria-pressed={isOn}
                aria-label={nameOf(day, 'long')}
                onClick={() =>
                  onChange({
                    ...value,
                    days: isOn ? value.days.filter((other) => other !== day) : [...value.days, day],
                  })
                }
              >
                {nameOf(day, 'narrow')}
              </button>
            );
          })}
        </div>
        <IconButton
          size="small"
          className={styles.remove}
          label={words.list([words.text('remove'), `${from}–${to}`])}
          onClick={onRemove}
        >
          <TrashIcon size={15} />
        </IconButton>
        <div className={styles.times}>
          <TimeField
            label={words.text('quietFrom')}
            value={from}
            onTime={(time) => onChange({ ...value, from: time })}
          />
          <TimeField
            label={words.text('quietTo')}
            value={to}
            onTime={(time) => onChange({ ...value, to: time })}
          />
        </div>
      </div>
    </li>
  );
}
