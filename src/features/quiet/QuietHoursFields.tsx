'use client';

import { useRef } from 'react';
import type { QuietWindow } from '../../data/index.ts';
import type { QuietWords } from '../../locales/index.ts';
import { Button, Select } from '../../primitives/index.ts';
import type { QuietState } from './createQuiet.ts';
import * as styles from './QuietSection.css.ts';
import { QuietWindowFields } from './QuietWindowFields.tsx';

/** Props of `QuietHoursFields`. */
export interface QuietHoursFieldsProps {
  words: QuietWords;
  hours: QuietState['hours'];
  onHours: (hours: QuietState['hours']) => void;
}

/** What a reader begins with: each night. */
const nights: QuietWindow = { days: [0, 1, 2, 3, 4, 5, 6], from: '22:00', to: '07:00' };

/** The quiet hours of a reader, and their time zone. */
export function QuietHoursFields({ words, hours, onHours }: QuietHoursFieldsProps) {
  const { windows, timeZone } = hours;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isNew = useRef(false);
  const zones = Intl.supportedValuesOf?.('timeZone') ?? [];
  const change = (next: readonly QuietWindow[]) => onHours({ windows: next, timeZone });
  return (
    <>
      <p className={styles.hint}>{words.text('quietHoursHint')}</p>
      <ul ref={list} className={styles.windows}>
        {windows.map((one, place) => (
          <QuietWindowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and a change of one must not lose the focus
            key={place}
            words={words}
            value={one}
            takesFocus={isNew.current && place === windows.length - 1}
            onChange={(next) => {
              isNew.current = false;
              change(windows.map((other) => (other === one ? next : other)));
            }}
            onRemove={() => {
              isNew.current = false;
              // The button goes with the hours, and would lose the focus.
              add.current?.focus();
              change(windows.filter((other) => other !== one));
            }}
          />
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          ref={add}
          size="small"
          onClick={() => {
            isNew.current = true;
            change([...windows, nights]);
          }}
        >
          {words.text('addQuietHours')}
        </Button>
        {windows.length > 0 && (
          <Select
            label={words.text('timeZone')}
            value={timeZone}
            onValueChange={(next) => onHours({ windows, timeZone: next })}
          >
            {[...new Set([timeZone, ...zones])].sort().map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </div>
    </>
  );
}
