import type { ReactNode } from 'react';
import type { InboxMessage, MessageMark } from '../../data/index.ts';
import type { PlainKey } from '../../locales/index.ts';

/** What an action may do with messages. Removals, and marks of several, can be undone for a while. */
export interface MessageActs {
  mark(messageIds: readonly string[], mark: MessageMark): void;
  remove(messageIds: readonly string[]): void;
}

/** Something the reader may do with messages: in the menu of one, and in the bar of several. */
export interface MessageAction {
  /** Stands in `data-action`. */
  readonly id: string;
  readonly label: PlainKey;
  /** Its name where it stands for several messages. @default `label` */
  readonly bulkLabel?: PlainKey;
  readonly icon: ReactNode;
  /** @default 'normal' */
  readonly tone?: 'danger';
  /** Whether it would change a message. */
  appliesTo(message: InboxMessage): boolean;
  run(messageIds: readonly string[], acts: MessageActs): void;
}
