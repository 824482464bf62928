'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { MessageAnswer } from '../../data/index.ts';
import { useItem } from '../../inbox/message-item/ItemContext.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { Button } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { confirmOf } from './asksFirst.ts';
import { type Fault, faultOf, sentValue } from './checkField.ts';
import { type Draft, textsIn } from './drafts.ts';
import { FieldControl } from './FieldControl.tsx';
import { valuesOf } from './fillFields.ts';
import * as styles from './questions.css.ts';
import { type Field, readFields } from './readFields.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** Data that goes with an answer. */
export type AnswerData = Readonly<Record<string, unknown>> | undefined;

/** Props of `AnswerStep`. */
export interface AnswerStepProps {
  answer: MessageAnswer;
  /** Whether the answer is on its way. */
  isRunning: boolean;
  onSend: (data: AnswerData, element: HTMLElement) => void;
  onCancel: () => void;
  /** Fields of the host's that go with any answer. */
  children: ReactNode;
}

/** What an answer asks for before it is sent: its fields, and once more whether it is meant. */
export function AnswerStep({ answer, isRunning, onSend, onCancel, children }: AnswerStepProps) {
  const { message, tabIndex } = useItem('Inbox.ItemAnswers');
  const { translator } = useInboxSettings('Inbox.ItemAnswers');
  const words = useQuestionWords();
  const form = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => readFields(answer.fields), [answer]);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map());
  const asked = confirmOf(answer);

  function send(): void {
    if (isRunning || form.current === null) {
      return;
    }
    const texts = textsIn(form.current);
    const found = faultsOf(fields, texts);
    setFaults(found);
    const [wrong] = found.keys();
    if (wrong !== undefined) {
      form.current.querySelector<HTMLElement>(`[name="${CSS.escape(wrong)}"]`)?.focus();
      return;
    }
    onSend(dataOf(fields, texts), form.current);
  }

  return (
    <AnswerForm
      messageId={message.id}
      answer={answer.id}
      partRef={form}
      onSend={send}
      className={styles.form}
    >
      {children}
      {fields.map((field) => (
        <FieldControl key={field.name} field={field} name={field.name} fault={faults.get(field.name)} />
      ))}
      {asked && (
        <p className={styles.label}>
          {asked === true ? words.text('areYouSure') : <bdi className={reset.box}>{asked}</bdi>}
        </p>
      )}
      <div className={styles.row}>
        <Button
          type="submit"
          size="small"
          variant={answer.look === 'danger' ? 'secondary' : 'primary'}
          className={answer.look === 'danger' ? styles.danger : undefined}
          tabIndex={tabIndex}
          pending={isRunning}
        >
          <bdi className={reset.box}>{answer.label}</bdi>
        </Button>
        <Button size="small" variant="quiet" tabIndex={tabIndex} data-cancel="" onClick={onCancel}>
          {translator.text('cancel')}
        </Button>
      </div>
    </AnswerForm>
  );
}

/** What is wrong with the texts of fields, by the names of the fields. */
export function faultsOf(
  fields: readonly Field[],
  texts: Draft['values'],
  prefix = '',
): ReadonlyMap<string, Fault> {
  return new Map(
    fields.flatMap((field) => {
      const name = prefix + field.name;
      const fault = faultOf(field, texts[name] ?? []);
      return fault ? [[name, fault] as const] : [];
    }),
  );
}

/** The values of fields for the sender, by their names, with those of the host's fields beside them. */
export function dataOf(fields: readonly Field[], texts: Draft['values'], prefix = ''): AnswerData {
  const own = new Set(fields.map(({ name }) => prefix + name));
  const others = prefix ? [] : Object.entries(texts).filter(([name]) => !own.has(name));
  const values = fields.flatMap((field) => {
    const value = sentValue(field, texts[prefix + field.name] ?? []);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  const data = { ...valuesOf(Object.fromEntries(others)), ...Object.fromEntries(values) };
  return fields.length > 0 || others.length > 0 ? data : undefined;
}
