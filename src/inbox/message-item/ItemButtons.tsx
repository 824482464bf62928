'use client';

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import {
  isRefusal,
  type MessageButton,
  type MessageCallToAction,
  startMark,
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
    const { cta } = useItem('Inbox.ItemButtons').message;
    // Most messages have none, and pay nothing for what is below.
    return cta === undefined || cta.buttons.length === 0 ? null : (
      <OfferedButtons {...props} ref={ref} cta={cta} />
    );
  },
);

interface OfferedButtonsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  cta: MessageCallToAction;
}

const OfferedButtons = forwardRef<HTMLDivElement, OfferedButtonsProps>(function OfferedButtons(
  { cta, ...props },
  ref,
) {
  const { message, titleId, tabIndex } = useItem('Inbox.ItemButtons');
  const settings = useInboxSettings('Inbox.ItemButtons');
  const { translator, onMessageButton } = settings;
  const run = useRunMessageButton();
  const unconfirmed = usePressedButton(message._id);
  const client = useInboxClient('Inbox.ItemButtons');
  const error = run.isError && cta.status !== 'done' ? run.error : undefined;
  const problem = error && translator.text(isRefusal(error) ? 'actionRefused' : 'actionFailed');
  const role = useAlert(error && [problem, ...refusalReasons([error])].join(' '));

  function tell(button: MessageButton): void {
    if (!message.read) {
      startMark(client, { messageIds: [message._id], mark: 'read' });
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
    run.mutate(
      { messageId: message._id, type: button.type },
      {
        onSuccess() {
          if (url !== null && !followLink(settings, url, ownerDocument)) {
            (ownerDocument.defaultView ?? window).location.assign(url);
          }
        },
      },
    );
  }

  const undone = unconfirmed !== undefined ? 'running' : run.isError ? 'failed' : 'pending';
  const state = cta.status === 'done' ? 'done' : undone;
  const pressed = cta.buttons.find(({ type }) => type === cta.result);
  return (
    <div {...part('item-buttons', props, styles.buttons, { state })} ref={ref}>
      {state === 'done'
        ? pressed && (
            <p className={styles.result}>
              <CheckIcon size={14} />
              <bdi className={reset.box}>{pressed.resultContent || pressed.content}</bdi>
            </p>
          )
        : cta.buttons.map((button) => {
            const key = `${button.type}:${button.content}`;
            const shared = {
              variant: button.type,
              size: 'small',
              className: styles.button,
              tabIndex,
              'aria-describedby': titleId,
              children: <bdi className={reset.box}>{button.content}</bdi>,
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
function leadsOnlyTo({ url, resultContent }: MessageButton): string | null {
  return resultContent ? null : safeLinkUrl(url);
}
