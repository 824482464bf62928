'use client';

import { createContext, type MouseEvent, useContext } from 'react';
import type { InboxMessage } from '../../data/index.ts';

/** What the parts of one item share. */
export interface ItemState {
  readonly message: InboxMessage;
  /** What an act on the row means: the message, or all of a closed group that it is in front of. */
  readonly messages: readonly InboxMessage[];
  /** Whether any of these is unread. */
  readonly unread: boolean;
  readonly titleId: string;
  /** 0 in the row that the Tab key stops at, -1 in all others, so that a long feed is one Tab stop and not hundreds. */
  readonly tabIndex: 0 | -1;
  /** The address that the message leads to, if it is one that may be followed. */
  readonly url: string | null;
  /** Whether the reader has expanded a text that is longer than its lines. */
  readonly expanded: boolean;
  setExpanded(expanded: boolean): void;
  /** Whether the title is longer than its lines, as the title part measures it. */
  readonly titleCut: boolean;
  setTitleCut(cut: boolean): void;
  /** Called by the body part while it is in the row, which it then describes. */
  setBodyShown(shown: boolean): void;
  /** Whether the pointer or the focus was in the row: before, it has no controls but its menu. */
  readonly reached: boolean;
  /** Handles a click on the title: marks the message as read, calls the host and follows the link. */
  activate(event: MouseEvent<HTMLElement>): void;
}

/** The id of the text of a message's body, which describes its row. */
export function bodyId(titleId: string): string {
  return `${titleId}-body`;
}

/** Whether there is anything to show of a message's body. */
export function hasBody({ body: content }: InboxMessage): boolean {
  return !!content?.trim();
}

/** Carries the state of the nearest `Inbox.Item`. */
export const ItemContext = createContext<ItemState | null>(null);

/** The state of the nearest `Inbox.Item`. Throws an error that names the part and its missing parent. */
export function useItem(part: string): ItemState {
  const item = useContext(ItemContext);
  if (item === null) {
    throw new Error(
      `carillon: \`${part}\` was rendered outside \`Inbox.Item\`, so it does not know its message. ` +
        'Put it inside <Inbox.Item message={message}>.',
    );
  }
  return item;
}
