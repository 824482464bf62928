'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { late } from '../../base/index.ts';
import {
  createConflicts,
  isOver,
  isRefusal,
  readerKey,
  useAnswerMessage,
  useInboxClient,
  usePendingAnswer,
} from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import { useLate } from '../../inbox/dom/useLate.ts';
import type { AnswersProps } from '../../inbox/features/Questions.ts';
import { useItem } from '../../inbox/message-item/ItemContext.ts';
import { useAlert } from '../../inbox/root/useAlert.ts';
import { useNow } from '../../inbox/root/useNow.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { RefusalReasons, refusalReasons } from '../../inbox/status/RefusalReasons.tsx';
import { timesIn } from '../../locales/index.ts';
import { assignRef, CheckIcon, ErrorCircleIcon, part } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { AnswersTogether } from './AnswersTogether.tsx';
import { asksFirst } from './asksFirst.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import { outcomeOf, stateOf } from './outcomeOf.ts';
import * as styles from './questions.css.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** What draws fields: only where an answer asks for something. */
const loadForms = late(() => import('./forms.ts'));

/** The answers of a row's message, or what has become of them. */
export function Answers({ partRef, showAll, children, ...native }: AnswersProps) {
  const { message, messages, tabIndex } = useItem('Inbox.ItemAnswers');
  const { translator, canAnswerTogether } = useInboxSettings('Inbox.ItemAnswers');
  const words = useQuestionWords();
  const client = useInboxClient('Inbox.ItemAnswers');
  const { subscribe, get, set } = client.service(createConflicts);
  const conflict = useSyncExternalStore(subscribe, get, get)[message.id];
  const action = useAnswerMessage();
  const running = usePendingAnswer(message.id);
  const nowMs = useNow();
  const over = isOver(message, nowMs);
  const state = stateOf(message, conflict, over);
  const isOpen = state === 'open';
  // Once the message says by itself what holds, nobody need be told beside the list.
  const isSaid = conflict !== undefined && stateOf(message, undefined, over) !== 'open';
  useEffect(() => {
    if (isSaid) {
      set({ ...get(), [message.id]: undefined });
    }
  }, [isSaid, message.id, get, set]);
  const { answers = [], parts } = message;
  const forms = useLate(loadForms, Boolean(children || parts?.length) || answers.some(asksFirst));
  const error = (isOpen ? action.error : null) ?? undefined;
  const problem =
    error && !error.conflict
      ? translator.text(isRefusal(error) ? 'actionRefused' : 'actionFailed')
      : undefined;
  const outcome = outcomeOf(state, message, words);
  // A question that is closed under the reader's hands says so; one that was closed before they came does not.
  const [wasOpen] = useState(isOpen);
  const isOfOthers = state !== 'done' || conflict !== undefined || message.answered?.by !== undefined;
  const isTold = wasOpen && !isOpen && isOfOthers;
  const role = useAlert(
    problem ? [problem, ...refusalReasons(error ? [error] : [])].join(' ') : isTold ? outcome : undefined,
  );
  const own = useRef<HTMLDivElement | null>(null);
  const hadFocus = useRef(false);

  // The focus of a control that goes with the open question stays in its row.
  hadFocus.current = own.current?.matches(':focus-within') === true;
  useBeforePaint(() => {
    if (!isOpen && hadFocus.current) {
      own.current?.closest<HTMLElement>('[data-carillon="message-item"]')?.focus();
    }
  }, [isOpen]);

  const shared = (kind: string) => part('item-answers', native, styles.answers, { state: kind });
  if (messages.length > 1) {
    return canAnswerTogether ? (
      <div {...shared('pending')} ref={partRef}>
        <AnswersTogether messages={messages} tabIndex={tabIndex} />
      </div>
    ) : null;
  }
  const atMs = Date.parse(message.answered?.at ?? '');
  return (
    <div
      {...shared(isOpen ? (running ? 'running' : problem ? 'failed' : 'pending') : state)}
      ref={(node) => {
        own.current = node;
        assignRef(partRef ?? null, node);
      }}
    >
      {(isOpen || state === 'over' || state === 'withdrawn') && (
        <OpenQuestion
          // Another reader has fields of their own.
          key={readerKey(client.identity)}
          isOpen={isOpen}
          showAll={showAll}
          running={running}
          action={action}
          forms={forms}
        >
          {children}
        </OpenQuestion>
      )}
      {outcome !== undefined && (
        <p role={isTold ? role : undefined} className={state === 'done' ? styles.outcome : styles.over}>
          {state === 'done' && <CheckIcon size={14} />}
          <bdi className={reset.box}>{outcome}</bdi>
          {state === 'done' && !Number.isNaN(atMs) && (
            <time className={styles.over} dir="auto" dateTime={new Date(atMs).toISOString()}>
              {timesIn(translator.tag).shortTime(atMs, nowMs, false)}
            </time>
          )}
        </p>
      )}
      {/* What was written for an answer on its way is gone once that has arrived. */}
      {!isOpen && !running && forms && <forms.Unsent messageId={message.id} />}
      {problem && error && (
        <p role={role} className={styles.failure}>
          <ErrorCircleIcon size={14} />
          <span>
            {problem} <RefusalReasons errors={[error]} />
          </span>
        </p>
      )}
    </div>
  );
}
