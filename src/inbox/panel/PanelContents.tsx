'use client';

import { type ReactNode, useCallback } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { Item } from '../message-item/Item.tsx';
import { ItemAvatar } from '../message-item/ItemAvatar.tsx';
import { ItemBody } from '../message-item/ItemBody.tsx';
import { List, type ListProps } from '../message-list/List.tsx';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import type { PreferencesOptions } from '../preferences/PreferencesContents.tsx';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { Status } from '../status/Status.tsx';
import { Undo } from '../undo/Undo.tsx';
import { Close } from './Close.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Logo } from './Logo.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import { PanelMenu } from './PanelMenu.tsx';
import { SlotBoundary } from './SlotBoundary.tsx';
import { Title } from './Title.tsx';

/**
 * Pieces of the ready-made panel that a host may replace, each without rebuilding the rest. Null leaves a piece out; in the
 * place of one that throws the ready-made piece stands.
 */
export interface PanelSlots extends Pick<ListProps, 'empty' | 'error' | 'loading' | 'kinds'> {
  /** The top row; build it of `Inbox.Header` and its parts to keep the look. */
  readonly header?: ReactNode;
  /** The bottom row. */
  readonly footer?: ReactNode;
  /** A whole row, as a rule an `<Inbox.Item message={message}>`. */
  readonly item?: DrawMessage | undefined;
  /** The body of a row. */
  readonly itemBody?: DrawMessage | undefined;
  /** The picture of a row. */
  readonly avatar?: DrawMessage | undefined;
}

/** Draws a message, or a piece of it. */
export type DrawMessage = (message: InboxMessage) => ReactNode;

/** Props of `PanelContents`. */
export interface PanelContentsProps {
  slots?: PanelSlots | undefined;
  /** Whether the panel has a way to the preferences, and what they show. @default true */
  preferences?: boolean | PreferencesOptions | undefined;
}

/** The ready-made panel: what stands in a popover or a page when the host composes nothing itself. */
export function PanelContents({ tabs, slots, preferences }: PanelContentsProps & { tabs: ReactNode }) {
  const { header, footer, item, itemBody, avatar, ...listSlots }: Partial<PanelSlots> = slots ?? {};
  const { branding } = useInboxSettings('PanelContents');

  const row = useCallback<DrawMessage>(
    (message) =>
      drawn(
        item,
        message,
        <Item
          message={message}
          avatar={drawn(avatar, message, <ItemAvatar />)}
          body={drawn(itemBody, message, <ItemBody />)}
        />,
      ),
    [item, itemBody, avatar],
  );

  return (
    <>
      {replaced(
        header,
        <Header>
          {branding !== null && <Logo />}
          <Title />
          <MarkAllRead />
          {preferences !== false && <PreferencesButton />}
          <PanelMenu />
          <Close />
        </Header>,
      )}
      <SelectionBar />
      {tabs}
      <Status />
      <List groupBy="day" {...listSlots}>
        {row}
      </List>
      <Undo />
      {replaced(footer, <Footer />)}
    </>
  );
}

function replaced(slot: ReactNode, readyMade: ReactNode): ReactNode {
  return slot === undefined ? readyMade : <SlotBoundary fallback={readyMade}>{slot}</SlotBoundary>;
}

function drawn(draw: DrawMessage | undefined, message: InboxMessage, readyMade: ReactNode): ReactNode {
  return replaced(draw && <Drawn draw={draw} message={message} />, readyMade);
}

/** Runs the host's function inside the boundary. */
function Drawn({ draw, message }: { draw: DrawMessage; message: InboxMessage }) {
  return draw(message);
}
