'use client';

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, useRef } from 'react';
import {
  isOver as isOverAt,
  isRefusal,
  type MessageAnswer,
  updateMessages,
  useAnswerMessage,
  useCapabilities,
  useInboxClient,
  usePendingAnswer,
} from '../../data/index.ts';
import {
  ButtonLink,
  CheckIcon,
  ErrorCircleIcon,
  pageLink,
  part,
  safeLinkUrl,
} from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useAlert } from '../root/useAlert.ts';
import { useNow } from '../root/useNow.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { RefusalReasons, refusalReasons } from '../status/RefusalReasons.tsx';
import { useIsListOfOpen } from '../view/useIsNarrowed.ts';
import { useLists } from '../view/useLists.ts';
import { followLink, routeTo } from './followLink.ts';
import * as styles from './ItemAnswers.css.ts';
import { useItem } from './ItemContext.ts';
import { SenderButton } from './SenderButton.tsx';

/** Props of `Inbox.ItemAnswers`: those of a `<div>`. */
export interface ItemAnswersProps extends ComponentPropsWithoutRef<'div'> {
  /** Fields beside the buttons, such as a note or a choice: their values are sent with the answer, by their names. @default none */
  children?: ReactNode;
}

/**
 * The sender's buttons, or the result of the one that was pressed. A failed one shows that, and can be pressed again. A button that
 * has an address and no words for its result is rendered as a link. Of a message whose time is over nothing can be pressed, and of a closed
 * group what the host lets be answered at once. Renders a `<div>`, or nothing without buttons.
 *
 * @selector [data-state="pending" | "running" | "failed" | "done" | "over"]
 */
export const ItemAnswers = forwardRef<HTMLDivElement, ItemAnswersProps>(function ItemAnswers(props, ref) {
  const { message, messages } = useItem('Inbox.ItemAnswers');
  const capabilities = useCapabilities('Inbox.ItemAnswers');
  const { answers: buttons = [] } = message;
  const offered = capabilities.answers ? buttons : buttons.filter((one) => leadsOnlyTo(one) !== null);
  // Most messages have none, and pay nothing for what is below.
  if (offered.length === 0) {
    return null;
  }
  return messages.length > 1 ? (
    <GroupButtons {...props} ref={ref} />
  ) : (
    <OfferedButtons {...props} ref={ref} buttons={offered} />
  );
});

/** Those that all of a closed group have in common, where the host lets them be answered at once. */
const GroupButtons = forwardRef<HTMLDivElement, ItemAnswersProps>(function GroupButtons(
  { children: _fields, ...props },
  ref,
) {
  const { messages, tabIndex } = useItem('Inbox.ItemAnswers');
  const { canAnswerTogether } = useInboxSettings('Inbox.ItemAnswers');
  const lists = useLists('Inbox.ItemAnswers', canAnswerTogether !== undefined);
  return lists && canAnswerTogether ? (
    <div {...part('item-answers', props, styles.buttons, { state: 'pending' })} ref={ref}>
      <lists.Answers messages={messages} tabIndex={tabIndex} />
    </div>
  ) : null;
});

interface OfferedButtonsProps extends ItemAnswersProps {
  buttons: readonly MessageAnswer[];
}

const OfferedButtons = forwardRef<HTMLDivElement, OfferedButtonsProps>(function OfferedButtons(
  { buttons, children, ...props },
  ref,
) {
  const { message, titleId, tabIndex } = useItem('Inbox.ItemAnswers');
  const settings = useInboxSettings('Inbox.ItemAnswers');
  const { translator, onAnswer, undoMs } = settings;
  const action = useAnswerMessage();
  const unconfirmed = usePendingAnswer(message.id);
  const client = useInboxClient('Inbox.ItemAnswers');
  const isListOfOpen = useIsListOfOpen('Inbox.ItemAnswers');
  const form = useRef<HTMLFormElement>(null);
  const isDone = message.answered !== undefined;
  const isOver = isOverAt(message, useNow()) && !isDone;
  const lists = useLists('Inbox.ItemAnswers', isOver || Boolean(children));
  const error = (isDone ? null : action.error) ?? undefined;
  const problem = error && translator.text(isRefusal(error) ? 'actionRefused' : 'actionFailed');
  const role = useAlert(error && [problem, ...refusalReasons([error])].join(' '));
  const offered = isOver ? buttons.filter((one) => leadsOnlyTo(one) !== null) : buttons;
  const answers = buttons.some((one) => leadsOnlyTo(one) === null);

  function tell(button: MessageAnswer): void {
    if (!message.read) {
      void updateMessages(client, { ids: [message.id], read: true });
    }
    onAnswer?.(message, button.id);
  }

  function follow(event: MouseEvent<HTMLElement>, button: MessageAnswer, url: string): void {
    tell(button);
    followLink(settings, url, event);
  }

  function press(button: MessageAnswer, { ownerDocument }: HTMLElement): void {
    if (unconfirmed !== undefined || form.current?.reportValidity() === false) {
      return;
    }
    tell(button);
    const url = safeLinkUrl(button.url);
    // In a list of what waits for an answer the row goes with it: where the reader stays, it can be had back.
    const held = isListOfOpen && url === null ? undoMs : undefined;
    const data = form.current ? lists?.takeAnswer(client, message.id, form.current) : undefined;
    action.run({ messageId: message.id, answer: button.id, data, undoMs: held }).then(
      () => {
        if (url !== null && !routeTo(settings, url, ownerDocument)) {
          (ownerDocument.defaultView ?? window).location.assign(pageLink(settings.basePath, url));
        }
      },
      () => {},
    );
  }

  const undone = unconfirmed ? 'running' : error ? 'failed' : isOver && answers ? 'over' : 'pending';
  const state = isDone ? 'done' : undone;
  const pressed = buttons.find(({ id: type }) => type === message.answered?.id);
  return (
    <div {...part('item-answers', props, styles.buttons, { state })} ref={ref}>
      {children && lists && answers && !isDone && !isOver && (
        <lists.AnswerForm messageId={message.id} partRef={form} className={styles.fields}>
          {children}
        </lists.AnswerForm>
      )}
      {state === 'done'
        ? pressed && (
            <p className={styles.result}>
              <CheckIcon size={14} />
              <bdi className={reset.box}>{pressed.resultLabel || pressed.label}</bdi>
            </p>
          )
        : offered.map((button) => {
            const key = `${button.id}:${button.label}`;
            const shared = {
              variant: button.look === 'primary' ? 'primary' : 'secondary',
              size: 'small',
              className: styles.button,
              tabIndex,
              'aria-describedby': titleId,
              children: <bdi className={reset.box}>{button.label}</bdi>,
            } as const;
            const url = leadsOnlyTo(button);
            return url === null ? (
              <SenderButton
                key={key}
                {...shared}
                pending={unconfirmed === button.id}
                onClick={(event) => press(button, event.currentTarget)}
              />
            ) : (
              <ButtonLink
                key={key}
                {...shared}
                href={pageLink(settings.basePath, url)}
                onClick={(event) => follow(event, button, url)}
                // The middle button of a mouse opens a new tab, and causes no click.
                onAuxClick={(event) => event.button === 1 && tell(button)}
              />
            );
          })}
      {state === 'over' && lists && <p className={styles.over}>{lists.words.text('timeIsOver')}</p>}
      {error && (
        <p role={role} className={styles.failure}>
          <ErrorCircleIcon size={14} />
          <span>
            {problem} <RefusalReasons errors={[error]} />
          </span>
        </p>
      )}
    </div>
  );
});

/** The address of a button that only leads somewhere: one with words for its result is an answer for the server. */
function leadsOnlyTo({ url, resultLabel }: MessageAnswer): string | null {
  return resultLabel ? null : safeLinkUrl(url);
}
