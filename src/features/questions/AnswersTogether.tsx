'use client';

import { useEffect } from 'react';
import { callSafely } from '../../base/index.ts';
import {
  type InboxMessage,
  type MessageAnswer,
  updateMessages,
  useAnswerMessage,
  useInboxClient,
  useIsOpen,
} from '../../data/index.ts';
import type { TogetherProps } from '../../inbox/features/Questions.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { Button } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { createAnswering } from './keyedAnswers.ts';
import * as styles from './questions.css.ts';

const same = (message: InboxMessage) => message;

/** The answers that several messages of one kind have in common, where the host lets them be given at once. */
export function AnswersTogether({ messages, tabIndex, onAnswered }: TogetherProps) {
  const { canAnswerTogether, undoMs, onAnswer, translator } = useInboxSettings('AnswersTogether');
  const client = useInboxClient('AnswersTogether');
  const { run } = useAnswerMessage();
  const open = messages.filter(useIsOpen({ rows: messages, shown: same }));
  const [first, ...others] = open;
  const ids = open.map(({ id }) => id);

  function isOffered(answer: MessageAnswer): boolean {
    const isAllowed = callSafely(() => canAnswerTogether?.(open, answer)) === true;
    return isAllowed && !answer.url && others.every((other) => hasAnswer(other, first, answer));
  }

  function press({ id: answer }: MessageAnswer): void {
    const unread = open.filter(({ read }) => !read).map(({ id }) => id);
    void updateMessages(client, { ids: unread, read: true });
    for (const message of open) {
      onAnswer?.(message, answer);
    }
    void run({ ids, answer, undoMs });
    onAnswered?.();
  }

  const offered = others.length > 0 ? (first?.answers ?? []).filter(isOffered) : [];
  useEffect(() =>
    client.service(createAnswering).enter(messages, (place) => {
      const answer = offered[place];
      if (answer) {
        press(answer);
      }
    }),
  );

  return (
    <div className={styles.row}>
      {offered.map((answer) => (
        <Button
          key={answer.id}
          variant={answer.look === 'primary' ? 'primary' : 'secondary'}
          size="small"
          tabIndex={tabIndex}
          onClick={({ detail }) => detail < 2 && press(answer)}
        >
          <bdi className={reset.box}>{answer.label}</bdi> {translator.number(open.length)}
        </Button>
      ))}
    </div>
  );
}

/** Whether a message is of the same kind, and has the same answer. */
function hasAnswer(message: InboxMessage, first: InboxMessage | undefined, answer: MessageAnswer): boolean {
  return (
    message.kind === first?.kind &&
    message.answers?.some(({ id, label }) => id === answer.id && label === answer.label) === true
  );
}
