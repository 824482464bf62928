'use client';

import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  type AnswerMessageInput,
  type InboxAction,
  isLinkOnly,
  type MessageAnswer,
  updateMessages,
  useCapabilities,
  useInboxClient,
} from '../../data/index.ts';
import { useBeforePaint } from '../../inbox/dom/useBeforePaint.ts';
import { MenuButton } from '../../inbox/menu/MenuButton.tsx';
import { followLink, routeTo } from '../../inbox/message-item/followLink.ts';
import { useItem } from '../../inbox/message-item/ItemContext.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { useIsListOfOpen } from '../../inbox/view/useIsNarrowed.ts';
import { Button, ButtonLink, cx, MenuItem, pageLink, safeLinkUrl } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { asksFirst, asksForSecret } from './asksFirst.ts';
import { createAnswering } from './keyedAnswers.ts';
import * as styles from './questions.css.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** Props of `OpenQuestion`. */
export interface OpenQuestionProps {
  /** Whether it can be answered: else its links are left. */
  isOpen: boolean;
  showAll: boolean | undefined;
  /** The answer that is on its way. */
  running: string | undefined;
  action: InboxAction<AnswerMessageInput>;
  /** What draws fields, where there are any. */
  forms: typeof import('./forms.ts') | undefined;
  /** Fields of the host's that go with any answer. */
  children: ReactNode;
}

/** The buttons of a question, or what the chosen answer asks for. */
export function OpenQuestion({
  isOpen,
  showAll = false,
  running,
  action,
  forms,
  children,
}: OpenQuestionProps) {
  const { message, titleId, tabIndex } = useItem('Inbox.ItemAnswers');
  const settings = useInboxSettings('Inbox.ItemAnswers');
  const capabilities = useCapabilities('Inbox.ItemAnswers');
  const client = useInboxClient('Inbox.ItemAnswers');
  const words = useQuestionWords();
  const isListOfOpen = useIsListOfOpen('Inbox.ItemAnswers');
  const { onAnswer, undoMs } = settings;
  const drafts = forms && client.service(forms.createDrafts);
  const [chosen, setChosen] = useState<string | null>();
  const asked = chosen === undefined ? drafts?.get(message.id)?.answer : chosen;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  const canAnswer = isOpen && capabilities.answers;
  const { answers = [], parts = [] } = message;
  const offered = useMemo(
    () => answers.filter((one) => linkOf(one) !== null || (canAnswer && !asksForSecret(one))),
    [answers, canAnswer],
  );
  const step = canAnswer && forms ? offered.find(({ id }) => id === asked) : undefined;

  useBeforePaint(() => {
    const [left, entered] = [before.current, step?.id];
    before.current = entered;
    // What was open when the row came takes no focus.
    if (left !== entered && chosen !== undefined) {
      // What had the focus is gone: it goes to what has come in its place.
      const place =
        entered === undefined
          ? `[data-answer="${CSS.escape(left ?? '')}"]`
          : 'input, select, textarea, [data-cancel]';
      (
        box.current?.querySelector<HTMLElement>(place) ?? box.current?.querySelector<HTMLElement>('button')
      )?.focus();
    }
  }, [step?.id, chosen]);

  function tell({ id }: Pick<MessageAnswer, 'id'>): void {
    if (!message.read) {
      void updateMessages(client, { ids: [message.id], read: true });
    }
    onAnswer?.(message, id);
  }

  function send(
    answer: Partial<MessageAnswer> & Pick<MessageAnswer, 'id'>,
    data: AnswerMessageInput['data'],
    { ownerDocument }: HTMLElement,
  ): void {
    tell(answer);
    const url = safeLinkUrl(answer.url);
    // In a list of what waits for an answer the row goes with it: where the reader stays, it can be had back.
    const held = isListOfOpen && url === null ? undoMs : undefined;
    const label = answer.resultLabel || answer.label;
    action.run({ messageId: message.id, answer: answer.id, data, label, undoMs: held }).then(
      () => {
        if (url !== null && !routeTo(settings, url, ownerDocument)) {
          (ownerDocument.defaultView ?? window).location.assign(pageLink(settings.basePath, url));
        }
      },
      () => {},
    );
  }

  /** Opens what an answer asks for, or closes it: what was written stays for the next time. */
  function setStep(answer: string | undefined): void {
    drafts?.set(message.id, { values: {}, ...drafts.get(message.id), answer });
    setChosen(answer ?? null);
  }

  function choose(answer: MessageAnswer, element: HTMLElement): void {
    if (running !== undefined || form.current?.reportValidity() === false) {
      return;
    }
    if (asksFirst(answer)) {
      setStep(answer.id);
    } else {
      send(answer, form.current ? forms?.valuesOf(forms.textsIn(form.current)) : undefined, element);
    }
  }

  useEffect(() =>
    client.service(createAnswering).enter([message], (place) => {
      const answer = canAnswer && !step ? offered.filter((one) => linkOf(one) === null)[place] : undefined;
      if (answer && box.current) {
        choose(answer, box.current);
      }
    }),
  );

  function follow(event: MouseEvent<HTMLElement>, answer: MessageAnswer, url: string): void {
    tell(answer);
    followLink(settings, url, event);
  }

  if (parts.length > 0) {
    return canAnswer && forms ? (
      <forms.Parts
        parts={parts}
        isRunning={running !== undefined}
        onSend={(data, element) => send({ id: 'parts' }, data, element)}
      />
    ) : null;
  }
  // What leads somewhere is a link wherever it is.
  const inMenu = new Set(
    showAll || offered.length < 3 ? [] : offered.slice(1).filter((one) => linkOf(one) === null),
  );
  const shown = offered.filter((one) => !inMenu.has(one));
  return (
    <div ref={box} className={styles.row}>
      {step && forms ? (
        <forms.AnswerStep
          key={step.id}
          answer={step}
          isRunning={running !== undefined}
          onSend={(data, element) => send(step, data, element)}
          onCancel={() => setStep(undefined)}
        >
          {children}
        </forms.AnswerStep>
      ) : (
        <>
          {children && forms && canAnswer && offered.some((one) => linkOf(one) === null) && (
            <forms.AnswerForm messageId={message.id} partRef={form} className={styles.form}>
              {children}
            </forms.AnswerForm>
          )}
          {shown.map((answer) => {
            const url = linkOf(answer);
            const shared = {
              variant: answer.look === 'primary' ? 'primary' : 'secondary',
              size: 'small',
              className: cx(styles.button, answer.look === 'danger' ? styles.danger : undefined),
              tabIndex,
              'aria-describedby': titleId,
              'data-answer': answer.id,
              children: <bdi className={reset.box}>{answer.label}</bdi>,
            } as const;
            return url === null ? (
              <Button
                key={answer.id}
                {...shared}
                pending={running === answer.id}
                onClick={({ currentTarget, detail }) => detail < 2 && choose(answer, currentTarget)}
              />
            ) : (
              <ButtonLink
                key={answer.id}
                {...shared}
                href={pageLink(settings.basePath, url)}
                onClick={(event) => follow(event, answer, url)}
                // The middle button of a mouse opens a new tab, and causes no click.
                onAuxClick={(event) => event.button === 1 && tell(answer)}
              />
            );
          })}
          {inMenu.size > 0 && (
            <MenuButton
              label={words.text('moreAnswers')}
              size="small"
              tabIndex={tabIndex}
              aria-describedby={titleId}
            >
              {() =>
                [...inMenu].map((answer) => (
                  <MenuItem
                    key={answer.id}
                    tone={answer.look === 'danger' ? answer.look : undefined}
                    onSelect={() => box.current && choose(answer, box.current)}
                  >
                    <bdi className={reset.box}>{answer.label}</bdi>
                  </MenuItem>
                ))
              }
            </MenuButton>
          )}
        </>
      )}
    </div>
  );
}

/** The address of an answer that only leads somewhere. */
function linkOf(answer: MessageAnswer): string | null {
  return isLinkOnly(answer) ? safeLinkUrl(answer.url) : null;
}
