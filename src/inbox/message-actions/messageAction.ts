import type { ReactNode } from 'react';
import type { InboxMessage, MessageMark } from '../../data/index.ts';
import type { PlainKey } from '../../locales/index.ts';

/** The operations that an action uses. Removals, and marks of several messages, can be undone for a while. */
export interface MessageActs {
  mark(messageIds: readonly string[], mark: MessageMark): void;
  remove(messageIds: readonly string[]): void;
}

/** Something the reader may do with messages: in the menu of one message, and in the bar of several. */
export interface MessageAction {
  /** The value of `data-action`. */
  readonly id: string;
  readonly label: PlainKey;
  /** Its name where it applies to several messages. @default `label` */
  readonly bulkLabel?: PlainKey;
  readonly icon: ReactNode;
  /** @default 'normal' */
  readonly tone?: 'danger';
  /** Whether it would change the message. */
  appliesTo(message: InboxMessage): boolean;
  run(messageIds: readonly string[], acts: MessageActs): void;
}
