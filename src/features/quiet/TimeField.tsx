'use client';

import { useState } from 'react';
import { endInReact, ownField } from '../../primitives/index.ts';
import * as styles from './QuietSection.css.ts';

/** Props of `TimeField`. */
export interface TimeFieldProps {
  label: string;
  value: string;
  onTime: (time: string) => void;
}

/** A time by the browser's own field. While the reader types a part of it, there is none: then the last one stays in force. */
export function TimeField({ label, value, onTime }: TimeFieldProps) {
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
