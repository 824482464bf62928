'use client';

import { type ComponentType, type ReactNode, useCallback } from 'react';
import { InboxItem, type InboxItemProps } from '../message-item/InboxItem.tsx';
import { ItemAnswers } from '../message-item/ItemAnswers.tsx';
import { ItemAvatar } from '../message-item/ItemAvatar.tsx';
import { ItemBody } from '../message-item/ItemBody.tsx';
import { InboxList, type InboxListProps } from '../message-list/InboxList.tsx';
import type { PreferencesOptions } from '../preferences/PreferencesContents.tsx';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { type DrawMessage, drawSlot, fillSlot } from '../slots/fillSlot.tsx';
import { InboxStatus } from '../status/InboxStatus.tsx';
import { ToastArea } from '../undo/InboxToasts.tsx';
import { useNeeded } from '../view/useNeeded.ts';
import type { InboxFiltersProps } from './InboxSearch.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import * as styles from './Panel.css.ts';
import { PanelClose } from './PanelClose.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelLogo } from './PanelLogo.tsx';
import { PanelMenu } from './PanelMenu.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { PreferencesButton } from './PreferencesButton.tsx';
import { UnreadOnlyNote } from './UnreadOnlyNote.tsx';

/**
 * Pieces of the ready-made panel that a host may replace one by one. Null leaves a piece out; where a piece throws, the
 * ready-made one is shown.
 */
export interface PanelSlots extends Pick<InboxListProps, 'empty' | 'error' | 'loading' | 'kinds'> {
  /** The top row; build it with `Inbox.Header` and its parts to keep the look. */
  readonly header?: ReactNode;
  /** The bottom row. */
  readonly footer?: ReactNode;
  /** A whole row, usually an `<Inbox.Item message={message}>`. */
  readonly item?: DrawMessage | undefined;
  /** The body of a row. */
  readonly itemBody?: DrawMessage | undefined;
  /** The picture of a row. */
  readonly itemAvatar?: DrawMessage | undefined;
  /** Fields beside the sender's buttons, such as a note: their values are sent with the answer, by their names. */
  readonly itemAnswer?: DrawMessage | undefined;
}

/** What the list of a ready-made panel can do: parts and code of it are loaded where it is asked for. */
export interface ListOptions extends Pick<InboxListProps, 'groupBy' | 'collapse'> {
  /** Whether the header has a button for a field that searches the loaded messages. Below a header of yours the field is always there. @default false */
  readonly search?: boolean | undefined;
  /** Whether there are chips that filter the list, and which kinds of messages are among them: with that field, and without one always. @default false */
  readonly filters?: boolean | Pick<InboxFiltersProps, 'kinds'> | undefined;
}

/** Props of `PanelContents`. */
export interface PanelContentsProps {
  /** Replaces pieces without rebuilding the rest. */
  slots?: PanelSlots | undefined;
  /** Whether the panel has a button for the preferences, and what they show. @default true */
  preferences?: boolean | PreferencesOptions | undefined;
  /** What its list can do beyond showing the messages of a tab. @default { groupBy: 'day' } */
  list?: ListOptions | undefined;
}

/** What differs in a page. */
interface ContentsParts {
  tabs: ReactNode;
  /** Draws the ready-made rows. */
  Item?: ComponentType<InboxItemProps> | undefined;
  /** More for the list. */
  feed?: Omit<InboxListProps, 'children'> | undefined;
  toasts?: ReactNode;
}

/** The ready-made panel, for a host that does not compose its own. */
export function PanelContents(props: PanelContentsProps & ContentsParts) {
  const {
    tabs,
    slots,
    preferences,
    list = {},
    Item = InboxItem,
    feed,
    toasts = <ToastArea readyMade />,
  } = props;
  const { groupBy = 'day', search, filters, ...ways } = list;
  const { header, footer, item, itemBody, itemAvatar, itemAnswer, ...listSlots }: Partial<PanelSlots> =
    slots ?? {};
  const { branding } = useInboxSettings('PanelContents');
  const lists = useNeeded('PanelContents', 'lists', !!(search || filters));

  const row = useCallback<DrawMessage>(
    (message) =>
      drawSlot(
        item,
        message,
        <Item
          message={message}
          avatar={drawSlot(itemAvatar, message, <ItemAvatar />)}
          body={drawSlot(itemBody, message, <ItemBody />)}
          {...(itemAnswer && { answers: <ItemAnswers>{drawSlot(itemAnswer, message, null)}</ItemAnswers> })}
        />,
      ),
    [item, itemBody, itemAvatar, itemAnswer, Item],
  );

  return (
    <>
      {fillSlot(
        header,
        <PanelHeader>
          {branding !== null && <PanelLogo />}
          <PanelTitle />
          <MarkAllRead />
          {lists && search && <lists.ToolsButton words={lists.words} />}
          {preferences !== false && <PreferencesButton />}
          <PanelMenu />
          <PanelClose className={styles.sheetClose} />
        </PanelHeader>,
      )}
      <SelectionBar />
      {tabs}
      {lists && (
        <lists.Tools
          {...{ search, filters }}
          words={lists.words}
          isAlwaysShown={!search || header !== undefined}
        />
      )}
      {!filters && <UnreadOnlyNote />}
      <InboxStatus />
      <InboxList {...feed} groupBy={groupBy} {...ways} {...listSlots}>
        {row}
      </InboxList>
      {toasts}
      {fillSlot(footer, <PanelFooter />)}
    </>
  );
}
