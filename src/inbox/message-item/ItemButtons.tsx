'use client';

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import {
  isRefusal,
  type MessageButton,
  updateMessages,
  useCapabilities,
  useInboxClient,
  usePressedButton,
  useRunMessageButton,
} from '../../data/index.ts';
import { ButtonLink, CheckIcon, ErrorCircleIcon, part, safeLinkUrl } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useAlert } from '../root/useAlert.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { RefusalReasons, refusalReasons } from '../status/RefusalReasons.tsx';
import { followLink } from './followLink.ts';
import * as styles from './ItemButtons.css.ts';
import { useItem } from './ItemContext.ts';
import { opensNewTab } from './opensNewTab.ts';
import { SenderButton } from './SenderButton.tsx';

/**
 * The sender's buttons, or the result of the one that was pressed. A failed one shows that, and can be pressed again. A button that
 * has an address and no words for its result is rendered as a link. Renders a `<div>`, or nothing without buttons.
 *
 * @selector [data-state="pending" | "running" | "failed" | "done"]
 */
export const ItemButtons = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'children'>>(
  function ItemButtons(props, ref) {
    const { message } = useItem('Inbox.ItemButtons');
    const capabilities = useCapabilities('Inbox.ItemButtons');
    const { buttons = [] } = message;
    const offered = capabilities.buttons ? buttons : buttons.filter((one) => leadsOnlyTo(one) !== null);
    // Most messages have none, and pay nothing for what is below.
    return offered.length === 0 ? null : <OfferedButtons {...props} ref={ref} buttons={offered} />;
  },
);

interface OfferedButtonsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  buttons: readonly MessageButton[];
}

const OfferedButtons = forwardRef<HTMLDivElement, OfferedButtonsProps>(function OfferedButtons(
  { buttons, ...props },
  ref,
) {
  const { message, titleId, tabIndex } = useItem('Inbox.ItemButtons');
  const settings = useInboxSettings('Inbox.ItemButtons');
  const { translator, onMessageButton } = settings;
  const action = useRunMessageButton();
  const unconfirmed = usePressedButton(message.id);
  const client = useInboxClient('Inbox.ItemButtons');
  const isDone = message.pressed !== undefined;
  const error = (isDone ? null : action.error) ?? undefined;
  const problem = error && translator.text(isRefusal(error) ? 'actionRefused' : 'actionFailed');
  const role = useAlert(error && [problem, ...refusalReasons([error])].join(' '));

  function tell(button: MessageButton): void {
    if (!message.read) {
      void updateMessages(client, { ids: [message.id], read: true });
    }
    onMessageButton?.(message, button.type);
  }

  function follow(event: MouseEvent<HTMLElement>, button: MessageButton, url: string): void {
    tell(button);
    if (!opensNewTab(event) && followLink(settings, url, event.currentTarget.ownerDocument)) {
      event.preventDefault();
    }
  }

  function press(button: MessageButton, { ownerDocument }: HTMLElement): void {
    if (unconfirmed !== undefined) {
      return;
    }
    tell(button);
    const url = safeLinkUrl(button.url);
    action.run({ messageId: message.id, button: button.type }).then(
      () => {
        if (url !== null && !followLink(settings, url, ownerDocument)) {
          (ownerDocument.defaultView ?? window).location.assign(url);
        }
      },
      () => {},
    );
  }

  const undone = unconfirmed !== undefined ? 'running' : error ? 'failed' : 'pending';
  const state = isDone ? 'done' : undone;
  const pressed = buttons.find(({ type }) => type === message.pressed?.type);
  return (
    <div {...part('item-buttons', props, styles.buttons, { state })} ref={ref}>
      {state === 'done'
        ? pressed && (
            <p className={styles.result}>
              <CheckIcon size={14} />
              <bdi className={reset.box}>{pressed.resultLabel || pressed.label}</bdi>
            </p>
          )
        : buttons.map((button) => {
            const key = `${button.type}:${button.label}`;
            const shared = {
              variant: button.type,
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
                pending={unconfirmed === button.type}
                onClick={(event) => press(button, event.currentTarget)}
              />
            ) : (
              <ButtonLink
                key={key}
                {...shared}
                href={url}
                onClick={(event) => follow(event, button, url)}
                // The middle button of a mouse opens a new tab, and causes no click.
                onAuxClick={(event) => event.button === 1 && tell(button)}
              />
            );
          })}
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
function leadsOnlyTo({ url, resultLabel }: MessageButton): string | null {
  return resultLabel ? null : safeLinkUrl(url);
}
