'use client';

import { useMemo, useRef, useState } from 'react';
import type { QuestionPart } from '../../data/index.ts';
import { useItem } from '../../inbox/message-item/ItemContext.ts';
import { Button } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { asksForSecret } from './asksFirst.ts';
import type { Fault } from './checkField.ts';
import { textsIn } from './drafts.ts';
import { FieldControl } from './FieldControl.tsx';
import { type AnswerData, dataOf, faultsOf, focusFirst } from './fieldValues.ts';
import * as styles from './questions.css.ts';
import { readFields } from './readFields.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** Props of `Parts`. */
export interface PartsProps {
  parts: readonly QuestionPart[];
  isRunning: boolean;
  onSend: (data: AnswerData, element: HTMLElement) => void;
}

/** Stands between the id of a part and the name of its field: a control character, which neither has. */
const separator = '\u001f';

/** Several questions that are answered together: the answers are sent once each has one. */
export function Parts({ parts, isRunning, onSend }: PartsProps) {
  const { message, tabIndex } = useItem('Inbox.ItemAnswers');
  const words = useQuestionWords();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map());
  const [, redraw] = useState({});
  const read = useMemo(
    () =>
      parts.map(({ answers, ...one }) => ({
        ...one,
        answers: answers
          .filter((answer) => !asksForSecret(answer))
          .map((answer) => ({ ...answer, fields: readFields(answer.fields) })),
      })),
    [parts],
  );
  const texts = form.current ? textsIn(form.current) : {};

  function send(): void {
    if (isRunning || form.current === null) {
      return;
    }
    const written = textsIn(form.current);
    const found = new Map<string, Fault>();
    const data = read.map(({ id, answers }) => {
      const chosen = answers.find((one) => written[id]?.includes(one.id));
      if (chosen === undefined) {
        found.set(id, ['fillIn']);
        return [id, undefined] as const;
      }
      const prefix = id + separator;
      for (const [name, fault] of faultsOf(chosen.fields, written, prefix)) {
        found.set(name, fault);
      }
      return [id, { id: chosen.id, data: dataOf(chosen.fields, written, prefix) }] as const;
    });
    setFaults(found);
    if (!focusFirst(form.current, found)) {
      onSend(Object.fromEntries(data), form.current);
    }
  }

  return (
    <AnswerForm
      messageId={message.id}
      answer="parts"
      partRef={form}
      onSend={send}
      className={styles.form}
      onChange={() => redraw({})}
    >
      {read.map(({ id, title, answers }) => {
        const chosen = answers.find((one) => texts[id]?.includes(one.id));
        return (
          <fieldset key={id} className={styles.field}>
            <legend className={styles.label}>
              <bdi className={reset.box}>{title}</bdi>
            </legend>
            {answers.map((answer) => (
              <label key={answer.id} className={styles.choice}>
                <input type="radio" name={id} value={answer.id} tabIndex={tabIndex} />
                <bdi className={reset.box}>{answer.label}</bdi>
              </label>
            ))}
            {faults.has(id) && <span className={styles.failure}>{words.text('fillIn')}</span>}
            {chosen && chosen.fields.length > 0 && (
              <div className={styles.form}>
                {chosen.fields.map((field) => {
                  const name = id + separator + field.name;
                  return <FieldControl key={name} field={field} name={name} fault={faults.get(name)} />;
                })}
              </div>
            )}
          </fieldset>
        );
      })}
      <div className={styles.row}>
        <Button type="submit" size="small" variant="primary" tabIndex={tabIndex} pending={isRunning}>
          {words.text('sendAnswers')}
        </Button>
      </div>
    </AnswerForm>
  );
}
