'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { MessageAnswer } from '../../data/index.ts';
import { useItem } from '../../inbox/message-item/ItemContext.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { Button } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { confirmOf } from './asksFirst.ts';
import type { Fault } from './checkField.ts';
import { textsIn } from './drafts.ts';
import { FieldControl } from './FieldControl.tsx';
import { type AnswerData, dataOf, faultsOf, focusFirst } from './fieldValues.ts';
import * as styles from './questions.css.ts';
import { readFields } from './readFields.ts';
import { useQuestionWords } from './useQuestionWords.ts';

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
    if (!focusFirst(form.current, found)) {
      onSend(dataOf(fields, texts), form.current);
    }
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
