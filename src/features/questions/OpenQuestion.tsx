'use client';

import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
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
import { AnswerForm } from './AnswerForm.tsx';
import { AnswerStep, asksFirst } from './AnswerStep.tsx';
import { createDrafts, textsIn } from './drafts.ts';
import { valuesOf } from './fillFields.ts';
import { Parts } from './Parts.tsx';
import * as styles from './questions.css.ts';
import { readFields } from './readFields.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** Props of `OpenQuestion`. */
export interface OpenQuestionProps {
  /** Whether it can be answered: else its links are left. */
  isOpen: boolean;
  showAll: boolean | undefined;
  /** The answer that is on its way. */
  running: string | undefined;
  action: InboxAction<AnswerMessageInput>;
  /** Fields of the host's that go with any answer. */
  children: ReactNode;
}

/** The buttons of a question, or what the chosen answer asks for. */
export function OpenQuestion({ isOpen, showAll = false, running, action, children }: OpenQuestionProps) {
  const { message, titleId, tabIndex } = useItem('Inbox.ItemAnswers');
  const settings = useInboxSettings('Inbox.ItemAnswers');
  const capabilities = useCapabilities('Inbox.ItemAnswers');
  const client = useInboxClient('Inbox.ItemAnswers');
  const words = useQuestionWords();
  const isListOfOpen = useIsListOfOpen('Inbox.ItemAnswers');
  const { onAnswer, undoMs } = settings;
  const drafts = client.service(createDrafts);
  const [asked, setAsked] = useState(() => drafts.get(message.id)?.answer);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(asked);
  const canAnswer = isOpen && capabilities.answers;
  const { answers = [], parts = [] } = message;
  const offered = useMemo(
    () => answers.filter((one) => (canAnswer && readFields(one.fields)) || linkOf(one) !== null),
    [answers, canAnswer],
  );
  const step = canAnswer ? offered.find(({ id }) => id === asked) : undefined;

  useBeforePaint(() => {
    const [left, entered] = [before.current, step?.id];
    before.current = entered;
    if (left !== entered) {
      // What had the focus is gone: it goes to what has come in its place.
      const place =
        entered === undefined
          ? `[data-answer="${CSS.escape(left ?? '')}"]`
          : 'input, select, textarea, [data-cancel]';
      (
        box.current?.querySelector<HTMLElement>(place) ?? box.current?.querySelector<HTMLElement>('button')
      )?.focus();
    }
  }, [step?.id]);

  function tell({ id }: Pick<MessageAnswer, 'id'>): void {
    if (!message.read) {
      void updateMessages(client, { ids: [message.id], read: true });
    }
    onAnswer?.(message, id);
  }

  function send(
    answer: Pick<MessageAnswer, 'id' | 'url'>,
    data: AnswerMessageInput['data'],
    { ownerDocument }: HTMLElement,
  ): void {
    tell(answer);
    const url = safeLinkUrl(answer.url);
    // In a list of what waits for an answer the row goes with it: where the reader stays, it can be had back.
    const held = isListOfOpen && url === null ? undoMs : undefined;
    action.run({ messageId: message.id, answer: answer.id, data, undoMs: held }).then(
      () => {
        if (url !== null && !routeTo(settings, url, ownerDocument)) {
          (ownerDocument.defaultView ?? window).location.assign(pageLink(settings.basePath, url));
        }
      },
      () => {},
    );
  }

  function choose(answer: MessageAnswer, element: HTMLElement): void {
    if (running !== undefined || form.current?.reportValidity() === false) {
      return;
    }
    if (asksFirst(answer)) {
      const { values = {} } = drafts.get(message.id) ?? {};
      drafts.set(message.id, { answer: answer.id, values });
      setAsked(answer.id);
    } else {
      send(answer, form.current ? valuesOf(textsIn(form.current)) : undefined, element);
    }
  }

  function follow(event: MouseEvent<HTMLElement>, answer: MessageAnswer, url: string): void {
    tell(answer);
    followLink(settings, url, event);
  }

  if (parts.length > 0) {
    return canAnswer ? (
      <Parts
        parts={parts}
        isRunning={running !== undefined}
        onSend={(data, element) => send({ id: 'parts' }, data, element)}
      />
    ) : null;
  }
  const shown = showAll || offered.length < 3 ? offered : offered.slice(0, 1);
  const others = offered.slice(shown.length);
  return (
    <div ref={box} className={styles.row}>
      {step ? (
        <AnswerStep
          key={step.id}
          answer={step}
          isRunning={running !== undefined}
          onSend={(data, element) => send(step, data, element)}
          onCancel={() => {
            const { values = {} } = drafts.get(message.id) ?? {};
            drafts.set(message.id, { values });
            setAsked(undefined);
          }}
        >
          {children}
        </AnswerStep>
      ) : (
        <>
          {children && canAnswer && offered.some((one) => linkOf(one) === null) && (
            <AnswerForm messageId={message.id} partRef={form} className={styles.form}>
              {children}
            </AnswerForm>
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
          {others.length > 0 && (
            <MenuButton
              label={words.text('moreAnswers')}
              size="small"
              tabIndex={tabIndex}
              aria-describedby={titleId}
            >
              {() =>
                others.map((answer) => (
                  <MenuItem
                    key={answer.id}
                    tone={answer.look === 'danger' ? 'danger' : undefined}
                    onSelect={() => {
                      const url = linkOf(answer);
                      if (box.current && url === null) {
                        choose(answer, box.current);
                      } else if (url !== null) {
                        tell(answer);
                        if (!routeTo(settings, url, document)) {
                          window.location.assign(pageLink(settings.basePath, url));
                        }
                      }
                    }}
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
