'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type InboxMessage, useLogUsage } from '../../data/index.ts';
import { cx, isOwnEvent, safeLinkUrl, VisuallyHidden } from '../../primitives/index.ts';
import { useMark } from '../message-actions/useMark.ts';
import { useRoot } from '../root/RootContext.ts';
import { createRovingRows } from '../root/rovingRow.ts';
import { createSelection } from '../root/selection.ts';
import { useSelected } from '../root/useSelection.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { followLink } from './followLink.ts';
import { hitsControl } from './hitsControl.ts';
import * as styles from './InboxItem.css.ts';
import { ItemAvatar } from './ItemAvatar.tsx';
import { ItemBody } from './ItemBody.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { ItemCheckbox } from './ItemCheckbox.tsx';
import { bodyId, hasBody, ItemContext, type ItemState } from './ItemContext.ts';
import { ItemDot } from './ItemDot.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { ItemReadToggle } from './ItemReadToggle.tsx';
import { ItemTime } from './ItemTime.tsx';
import { ItemTitle } from './ItemTitle.tsx';
import { opensNewTab } from './opensNewTab.ts';

/** Props of `Inbox.Item`: those of an `<article>`. Children replace its parts. */
export interface InboxItemProps extends ComponentPropsWithoutRef<'article'> {
  message: InboxMessage;
  /** Stands in the place of the avatar; null for nothing. @default <Inbox.ItemAvatar /> */
  avatar?: ReactNode;
  /** Stands in the place of the body; null for nothing. @default <Inbox.ItemBody /> */
  body?: ReactNode;
  /** Stands in the place of the sender's buttons; null for nothing. @default <Inbox.ItemButtons /> */
  buttons?: ReactNode;
  /** Stands in the place of what the reader may do; null for nothing. @default the read toggle and the menu */
  controls?: ReactNode;
}

/**
 * One message of the feed. The whole row is its click target, beside the controls in it. Renders an `<article>`.
 *
 * @selector [data-unread] while it is unread
 * @selector [data-selected] while it is selected
 * @selector [data-kind="invoice"] by the workflow's trigger identifier
 */
export const InboxItem = forwardRef<HTMLElement, InboxItemProps>(function InboxItem(props, ref) {
  const {
    message,
    avatar = <ItemAvatar />,
    body = <ItemBody />,
    buttons = <ItemButtons />,
    controls = <ItemControls />,
    children,
    className,
    onClick,
    ...native
  } = props;
  const { setOpen, closeOnItemClick, service } = useRoot('Inbox.Item');
  const rows = service(createRovingRows);
  const settings = useInboxSettings('Inbox.Item');
  const mark = useMark('Inbox.Item');
  const logUsage = useLogUsage();
  const { translator } = settings;
  const titleId = useId();
  const newId = `${titleId}-new`;
  const titleRow = useRef<HTMLDivElement>(null);
  const passingOn = useRef(false);
  const readRow = () => rows.row(message._id);
  const { tabStop, position, size, isNew } = useSyncExternalStore(rows.subscribe, readRow, readRow);
  const tabIndex = tabStop ? 0 : -1;
  const [expanded, setExpanded] = useState(false);
  const [titleCut, setTitleCut] = useState(false);
  const selected = useSelected('Inbox.Item', message._id);
  const description = [native['aria-describedby'], isNew && newId, hasBody(message) && bodyId(titleId)]
    .filter(Boolean)
    .join(' ');

  const state = useMemo<ItemState>(() => {
    const url = safeLinkUrl(message.cta?.url);
    return {
      message,
      titleId,
      tabIndex,
      url,
      expanded,
      setExpanded,
      titleCut,
      setTitleCut,
      activate(event) {
        if (event.detail > 1) {
          // The second click of a double click: the first one has opened it, or was meant for what stood here before.
          event.preventDefault();
          return;
        }
        const selection = service(createSelection);
        if (selection.get() !== null) {
          event.preventDefault();
          selection.toggle(message._id);
          return;
        }
        if (!message.read) {
          // Who follows a link hears where it leads.
          mark({ messageIds: [message._id], mark: 'read' }, url !== null);
        }
        settings.onMessageClick?.(message);
        logUsage('Notification Click', {
          notificationId: message._id,
          hasCta: message.cta?.url !== undefined,
        });
        const newTab = opensNewTab(event);
        if (url !== null && !newTab && followLink(settings, url, event.currentTarget.ownerDocument)) {
          event.preventDefault();
        }
        if (closeOnItemClick && !newTab) {
          setOpen(false, 'item');
        }
      },
    };
  }, [
    message,
    titleId,
    tabIndex,
    expanded,
    titleCut,
    mark,
    settings,
    logUsage,
    closeOnItemClick,
    setOpen,
    service,
  ]);

  function handleClick(event: MouseEvent<HTMLElement>): void {
    if (passingOn.current || !isOwnEvent(event)) {
      return;
    }
    onClick?.(event);
    if (!event.defaultPrevented && !hitsControl(event) && !selectsText(event.currentTarget)) {
      // The title is the real link or button; the row only makes it larger, for a click with Control held down too.
      const title = titleRow.current?.querySelector('[data-carillon="item-title"]');
      passingOn.current = true;
      title?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
      passingOn.current = false;
    }
  }

  return (
    <ItemContext.Provider value={state}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the title inside is the keyboard's way to the same */}
      <article
        {...native}
        ref={ref}
        tabIndex={tabIndex}
        aria-labelledby={titleId}
        aria-describedby={description || undefined}
        aria-posinset={position}
        aria-setsize={position === undefined ? undefined : size}
        className={cx(styles.item, className)}
        data-carillon="message-item"
        data-message-id={message._id}
        data-unread={message.read ? undefined : ''}
        data-unseen={message.seen ? undefined : ''}
        data-selected={selected ? '' : undefined}
        data-kind={message.templateIdentifier}
        onClick={handleClick}
      >
        {isNew && <VisuallyHidden id={newId}>{translator.text('sinceLastVisit')}</VisuallyHidden>}
        <div ref={titleRow} className={styles.row}>
          {children ?? (
            <>
              {selected === null ? avatar : <ItemCheckbox />}
              <div className={styles.text}>
                <div className={styles.firstLine}>
                  <ItemTitle />
                  <ItemTime />
                </div>
                {body}
                {buttons}
              </div>
              <ItemDot />
              {selected === null && controls}
            </>
          )}
        </div>
      </article>
    </ItemContext.Provider>
  );
});

/** What the reader may do with a message. */
function ItemControls() {
  return (
    <div className={styles.controls}>
      <ItemReadToggle className={styles.byPointer} />
      <ItemMenu />
    </div>
  );
}

/** A reader who marks some text to copy it does not want to leave. */
function selectsText(row: HTMLElement): boolean {
  return row.ownerDocument.getSelection()?.type === 'Range';
}
