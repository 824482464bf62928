'use client';

import { useId } from 'react';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { Checkbox, Select } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import type { Fault } from './checkField.ts';
import * as styles from './questions.css.ts';
import type { Field } from './readFields.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** Props of `FieldControl`. */
export interface FieldControlProps {
  field: Field;
  /** The name of its control in the form. */
  name: string;
  fault: Fault | undefined;
}

const inputTypes = { number: 'number', date: 'date', 'date-time': 'datetime-local' } as const;
/** How browsers and their keyboards know a text of this format. */
const formats: Readonly<Record<string, string>> = { email: 'email', uri: 'url' };
/** A text that may be longer than this has room for several lines. */
const longText = 160;

/** One field of an answer with its name, what it is for, and what is wrong with it. Renders a `<div>`, or a `<fieldset>` of several choices. */
export function FieldControl({ field, name, fault }: FieldControlProps) {
  const { kind, label, hint, isRequired, initial, options } = field;
  const { number } = useInboxSettings('FieldControl').translator;
  const words = useQuestionWords();
  const id = useId();
  const [key, count = 0] = fault ?? [];
  const notes = (
    <>
      {hint && (
        <span id={`${id}-hint`} className={styles.over}>
          <bdi className={reset.box}>{hint}</bdi>
        </span>
      )}
      {key && (
        <span id={`${id}-fault`} className={styles.failure}>
          {words.text(key, { count: number(count) })}
        </span>
      )}
    </>
  );
  const shared = {
    name,
    // Unlike other fields of the inbox they belong to the form around them, which hears of them.
    form: undefined,
    onInput: undefined,
    'aria-required': isRequired || undefined,
    'aria-invalid': fault && true,
    'aria-describedby': [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
  };
  const title = (
    <bdi className={styles.label}>
      {label}
      {isRequired && <span aria-hidden="true"> *</span>}
    </bdi>
  );

  if (kind === 'yes' || kind === 'several') {
    const boxes = kind === 'yes' ? [{ value: 'true', label }] : options;
    const drawn = boxes.map((one, index) => (
      <label key={one.value} htmlFor={`${id}-${index}`} className={styles.choice}>
        <Checkbox
          {...shared}
          id={`${id}-${index}`}
          value={one.value}
          defaultChecked={initial.includes(one.value)}
        />
        <bdi className={reset.box}>{one.label}</bdi>
      </label>
    ));
    return kind === 'yes' ? (
      <div className={styles.field}>
        {drawn}
        {notes}
      </div>
    ) : (
      <fieldset className={styles.field}>
        <legend>{title}</legend>
        {drawn}
        {notes}
      </fieldset>
    );
  }
  if (kind === 'one') {
    const isChosen = isRequired && initial.length > 0;
    return (
      <div className={styles.field}>
        <span aria-hidden="true">{title}</span>
        <Select {...shared} label={label} labelHidden defaultValue={initial[0] ?? ''}>
          {!isChosen && <option value="">…</option>}
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </Select>
        {notes}
      </div>
    );
  }
  const isLong = kind === 'text' && field.format === undefined && (field.most ?? 0) > longText;
  const Control = isLong ? 'textarea' : 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{title}</label>
      <Control
        {...shared}
        id={id}
        {...(isLong
          ? { rows: 3 }
          : {
              type: kind === 'text' ? (formats[field.format ?? ''] ?? 'text') : inputTypes[kind],
              step: kind !== 'number' ? undefined : field.isWhole ? 1 : 'any',
            })}
        className={styles.input}
        dir="auto"
        defaultValue={kind === 'date-time' ? localTime(initial[0]) : initial[0]}
      />
      {notes}
    </div>
  );
}

/** A time as its field takes it, which knows no time zone but the reader's. */
function localTime(text: string | undefined): string | undefined {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime())
    ? undefined
    : new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
