'use client';

import {
  type ComponentPropsWithoutRef,
  type ElementType,
  forwardRef,
  isValidElement,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';
import { type InboxMessage, useIsWaiting } from '../../data/index.ts';
import {
  OfflineIcon,
  pageLink,
  part,
  safeLinkUrl,
  useStable,
  VisuallyHidden,
} from '../../primitives/index.ts';
import { GroupContext, groupId, meantBy } from '../features/MessageGroup.ts';
import { isMarked } from '../features/ofFeatures.tsx';
import { useRovingRow } from '../root/useRovingRow.ts';
import { useSelected } from '../root/useSelection.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './InboxItem.css.ts';
import { ItemAnswers } from './ItemAnswers.tsx';
import { ItemAvatar } from './ItemAvatar.tsx';
import { ItemBody } from './ItemBody.tsx';
import { ItemCheckbox } from './ItemCheckbox.tsx';
import { bodyId, hasBody, ItemContext, type ItemState } from './ItemContext.ts';
import { ItemControls } from './ItemControls.tsx';
import { ItemDot } from './ItemDot.tsx';
import { ItemGroup } from './ItemGroup.tsx';
import * as lineEnd from './ItemLineEnd.css.ts';
import { ItemMarks, marksId } from './ItemMarks.tsx';
import { ItemTime } from './ItemTime.tsx';
import { ItemTitle } from './ItemTitle.tsx';
import { useActivation } from './useActivation.ts';
import { useTitleProxy } from './useTitleProxy.ts';

/** Props of `Inbox.Item`: those of an `<article>`. Children replace its parts. */
export interface InboxItemProps extends ComponentPropsWithoutRef<'article'> {
  /** The message that it shows. */
  message: InboxMessage;
  /** Replaces the avatar; null removes it. @default <Inbox.ItemAvatar /> */
  avatar?: ReactNode;
  /** Replaces the body; null removes it. @default <Inbox.ItemBody /> */
  body?: ReactNode;
  /** Replaces the sender's buttons; null removes them. @default <Inbox.ItemAnswers /> */
  answers?: ReactNode;
  /** Replaces the reader's controls; null removes them. @default the read toggle and the menu */
  controls?: ReactNode;
}

/**
 * One message of the feed. The whole row is its click target, except for the controls in it. Renders an `<article>`.
 *
 * @selector [data-unread] while it is unread
 * @selector [data-new] where it came after the last visit
 * @selector [data-selected] while it is selected
 * @selector [data-pending] while a change of it waits for the network
 * @selector [data-kind="invoice"] by the workflow's trigger identifier
 * @selector [data-archived] while it is archived
 * @selector [data-snoozed] while it is put off
 * @selector [data-group="closed" | "open" | "member"] in front of a group, or below the one in front
 * @selector [data-severity="high" | "medium" | "low"] where the sender says how much it matters
 */
export const InboxItem = forwardRef<HTMLElement, InboxItemProps>(function InboxItem(props, ref) {
  const {
    message,
    avatar = <ItemAvatar />,
    body = <ItemBody />,
    answers = <ItemAnswers />,
    controls,
    children,
    onClick,
    onPointerEnter,
    onFocus,
    ...native
  } = props;
  const { translator, features, basePath } = useInboxSettings('Inbox.Item');
  const titleId = useId();
  const newId = `${titleId}-new`;
  const waitingId = `${titleId}-waiting`;
  const isWaiting = useIsWaiting(message);
  const { tabStop, position, size, isNew } = useRovingRow('Inbox.Item', message.id);
  const tabIndex = tabStop ? 0 : -1;
  const url = pageLink(basePath, safeLinkUrl(message.link?.url));
  const place = useContext(GroupContext);
  const group = typeof place === 'object' ? place : undefined;
  const messages = useMemo(() => meantBy(place, message), [place, message]);
  const unread = messages.some(({ read }) => !read);
  const activate = useActivation(message, messages, url);
  const onRowClick = useTitleProxy(onClick);
  const [expanded, setExpanded] = useState(false);
  const [titleCut, setTitleCut] = useState(false);
  const [reached, setReached] = useState(false);
  // Else a body inside says itself that it is there, and the row renders again.
  const [bodyShown, setBodyShown] = useState(!children && isReadyMade(body, ItemBody));
  const selected = useSelected('Inbox.Item', message.id);
  const description = [
    native['aria-describedby'],
    isNew && newId,
    isWaiting && waitingId,
    isMarked(features, message) && marksId(titleId),
    group && groupId(titleId),
    bodyShown && hasBody(message) && bodyId(titleId),
  ]
    .filter(Boolean)
    .join(' ');

  const state = useStable<ItemState>({
    message,
    messages,
    unread,
    titleId,
    tabIndex,
    url,
    expanded,
    setExpanded,
    titleCut,
    setTitleCut,
    setBodyShown,
    reached,
    activate,
  });

  return (
    <ItemContext.Provider value={state}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the title inside does the same for the keyboard */}
      <article
        {...part('message-item', native, styles.item, {
          'message-id': message.id,
          unread,
          new: isNew,
          unseen: !message.seen,
          selected: !!selected,
          pending: isWaiting,
          kind: message.kind,
          archived: message.archived,
          snoozed: !!message.snoozedUntil,
          severity: message.severity,
          group: typeof place === 'object' ? (place.isOpen ? 'open' : 'closed') : place,
        })}
        ref={ref}
        tabIndex={tabIndex}
        aria-labelledby={titleId}
        aria-describedby={description || undefined}
        aria-posinset={position}
        aria-setsize={position === undefined ? undefined : size}
        onClick={onRowClick}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          setReached(true);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setReached(true);
        }}
      >
        {isWaiting && <VisuallyHidden id={waitingId}>{translator.text('waitsForNetwork')}</VisuallyHidden>}
        {isNew && <VisuallyHidden id={newId}>{translator.text('sinceLastVisit')}</VisuallyHidden>}
        {children ?? (
          <>
            {selected === null ? avatar : <ItemCheckbox />}
            <div className={styles.text}>
              <ItemTitle />
              <div className={lineEnd.lineEnd}>
                {selected === null && controls === undefined && <ItemControls />}
                {isWaiting && <OfflineIcon size={14} className={lineEnd.waiting} />}
                <ItemTime />
                <ItemDot />
              </div>
              {isReadyMade(body, ItemBody) && isReadyMade(answers, ItemAnswers) ? (
                <>
                  {body}
                  <ItemMarks />
                  {answers}
                  <ItemGroup />
                </>
              ) : (
                <div className={styles.ofHost}>
                  {body}
                  <ItemMarks />
                  {answers}
                  <ItemGroup />
                </div>
              )}
            </div>
            {selected === null && controls}
          </>
        )}
      </article>
    </ItemContext.Provider>
  );
});

/** Whether a part of a row is carillon's own, which knows its place. */
function isReadyMade(part: ReactNode, Part: ElementType): boolean {
  return isValidElement(part) && part.type === Part;
}
