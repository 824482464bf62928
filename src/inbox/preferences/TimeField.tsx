'use client';

import { useState } from 'react';
import * as styles from './Quiet.css.ts';

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
        type="time"
        required
        className={styles.field}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value !== '') {
            onTime(target.value);
          }
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
