'use client';

import { type ComponentPropsWithoutRef, type ComponentType, createContext, type ForwardedRef } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import type { ListWords } from '../../locales/index.ts';

/** Several messages that are one row of a list. */
export interface MessageGroup {
  /** What its messages have in common. */
  readonly key: string;
  /** Its loaded messages as they are shown, the newest first: that is the one in front. */
  readonly messages: readonly InboxMessage[];
  /** Whether the others are listed below the one in front. */
  readonly isOpen: boolean;
  /** Whether the one in front replaces the others. */
  readonly isLatest: boolean;
  /** Whether it may have older messages that are not loaded. */
  readonly hasMore: boolean;
  readonly words: ListWords;
  setOpen(key: string, isOpen: boolean): void;
  /** What the row in front says of the others, with the button that shows them. */
  readonly Line: ComponentType<GroupLineProps>;
}

/** Props of `MessageGroup.Line`: those of a `<div>`. */
export interface GroupLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly partRef: ForwardedRef<HTMLDivElement>;
  readonly group: MessageGroup;
  /** The id of the title of the row in front. */
  readonly titleId: string;
  readonly tabIndex: 0 | -1;
}

/** The id of what describes a group to screen readers. */
export function groupId(titleId: string): string {
  return `${titleId}-group`;
}

/** Where a row is: in front of a group, among the others of one that is open, or by itself. */
export type GroupPlace = MessageGroup | 'member' | undefined;

/** Carries the place of the row around a message. */
export const GroupContext = createContext<GroupPlace>(undefined);

/** The messages that an act on a row means: a closed group is one row. */
export function meantBy(
  place: Pick<MessageGroup, 'messages' | 'isOpen'> | Exclude<GroupPlace, MessageGroup>,
  message: InboxMessage,
): readonly InboxMessage[] {
  return typeof place === 'object' && !place.isOpen ? place.messages : [message];
}
