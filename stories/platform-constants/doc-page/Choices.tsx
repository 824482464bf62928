import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../src/primitives/index.ts';
import * as styles from './DocPage.css.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  count?: number | undefined;
}

export interface ChoicesProps<Value extends string> {
  /** Names the group. */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of a few, as a row of pills: radio buttons, so arrow keys move and choose. */
export function Choices<Value extends string>({ label, choices, value, onValueChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.choiceControl}
            checked={choice.value === value}
            onChange={() => onValueChange(choice.value)}
          />
          {choice.icon}
          <span>{choice.label}</span>
          {choice.count !== undefined && <span className={styles.choiceCount}>{choice.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
