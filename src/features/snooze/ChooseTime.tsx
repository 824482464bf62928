'use client';

import { type FormEvent, useId, useRef } from 'react';
import { ButtonBox } from '../../inbox/menu/useOverlays.tsx';
import type { PlaceWords } from '../../locales/index.ts';
import { Button } from '../../primitives/index.ts';
import * as styles from './snooze.css.ts';
import { earliestChoice, fromFieldValue, snoozeTimes, toFieldValue } from './snoozeTimes.ts';

/** Props of `ChooseTime`. */
export interface ChooseTimeProps {
  words: PlaceWords;
  /** The button that it is beside. */
  anchor: HTMLElement;
  onTime: (untilMs: number) => void;
  onClose: () => void;
}

/** Asks for a date and a time by the browser's own field, which speaks the reader's language and has a picker for fingers. */
export function ChooseTime({ words, anchor, onTime, onClose }: ChooseTimeProps) {
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Events go through the portal to the parts around it in React.
    event.stopPropagation();
    const input = field.current;
    if (input !== null) {
      // Time has passed since it was opened.
      input.min = toFieldValue(earliestChoice(Date.now()));
      if (input.reportValidity()) {
        onTime(fromFieldValue(input.value));
      }
    }
  }

  return (
    <ButtonBox anchor={anchor} label={words.text('snooze')} initialFocus={field} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <label htmlFor={fieldId} className={styles.label}>
          {words.text('snoozeUntil')}
        </label>
        <input
          ref={field}
          id={fieldId}
          type="datetime-local"
          required
          className={styles.field}
          min={toFieldValue(earliestChoice(Date.now()))}
          defaultValue={toFieldValue(snoozeTimes(Date.now()).tomorrow)}
        />
        <Button type="submit" variant="primary">
          {words.text('snooze')}
        </Button>
      </form>
    </ButtonBox>
  );
}
