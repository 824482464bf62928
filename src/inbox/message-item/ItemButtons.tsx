'use client';

import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { type MessageButton, useMarkMessages, useRunMessageButton } from '../../data/index.ts';
import {
  Button,
  type ButtonProps,
  CheckIcon,
  cx,
  ErrorCircleIcon,
  safeLinkUrl,
} from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useBeforePaint } from '../message-list/useBeforePaint.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Item.css.ts';
import { useItem } from './ItemContext.ts';

/** Props of `Inbox.ItemButtons`: those of a `<div>`. */
export type ItemButtonsProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * The sender's buttons, or what came of the one that was pressed. One that fails says so, and can be pressed again. Renders a
 * `<div>`, or nothing without buttons.
 *
 * @selector [data-state="pending" | "running" | "failed" | "done"]
 */
export const ItemButtons = forwardRef<HTMLDivElement, ItemButtonsProps>(function ItemButtons(props, ref) {
  const { className, ...native } = props;
  const { message, tabIndex } = useItem('Inbox.ItemButtons');
  const { translator, navigate, onMessageButton } = useInboxSettings('Inbox.ItemButtons');
  const run = useRunMessageButton();
  const { mutate: mark } = useMarkMessages();
  const { cta } = message;
  if (cta === undefined || cta.buttons.length === 0) {
    return null;
  }

  function press(button: MessageButton): void {
    if (run.isPending) {
      return;
    }
    if (!message.read) {
      mark({ messageIds: [message._id], mark: 'read' });
    }
    onMessageButton?.(message, button.type);
    const url = safeLinkUrl(button.url);
    const follow = navigate ?? ((to: string) => window.location.assign(to));
    run.mutate(
      { messageId: message._id, type: button.type },
      {
        onSuccess() {
          if (url !== null) {
            follow(url);
          }
        },
      },
    );
  }

  const undone = run.isPending ? 'running' : run.isError ? 'failed' : 'pending';
  const state = cta.status === 'done' ? 'done' : undone;
  const pressed = cta.buttons.find(({ type }) => type === cta.result);
  return (
    <div
      {...native}
      ref={ref}
      data-carillon="item-buttons"
      data-state={state}
      className={cx(styles.buttons, className)}
    >
      {state === 'done'
        ? pressed && (
            <p className={styles.result}>
              <CheckIcon size={14} />
              <bdi className={reset.box}>{pressed.resultContent || pressed.content}</bdi>
            </p>
          )
        : cta.buttons.map((button) => (
            <SenderButton
              key={`${button.type}:${button.content}`}
              variant={button.type}
              size="small"
              className={styles.button}
              tabIndex={tabIndex}
              pending={run.isPending && run.variables?.type === button.type}
              onClick={() => press(button)}
            >
              <bdi className={reset.box}>{button.content}</bdi>
            </SenderButton>
          ))}
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          <ErrorCircleIcon size={14} />
          {translator.text('actionFailed')}
        </p>
      )}
    </div>
  );
});

/** Makes room for what came of it, on this device or another, and leaves the focus to its row. */
function SenderButton(props: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useBeforePaint(() => {
    const button = own.current;
    return () => {
      if (button?.matches(':focus')) {
        button.closest<HTMLElement>('[data-carillon="message-item"]')?.focus();
      }
    };
  }, []);
  return <Button {...props} ref={own} />;
}
