import type { ReactNode } from 'react';
import type { InboxMessage } from '../../data/index.ts';

/** Something the reader may do with messages: in the menu of one, and in the bar of several that are selected. */
export interface MessageAction {
  /** Names it in `data-action`. The ready-made ones are `read`, `unread`, `archive`, `unarchive`, `snooze`, `unsnooze`, `mute`, `unmute` and `remove`. */
  readonly id: string;
  /** Its words in the menu of a message. */
  readonly label: string;
  /** Its words for several messages. @default `label` */
  readonly bulkLabel?: string | undefined;
  /** A decorative picture beside its words; in the bar of several messages it stands for them. */
  readonly icon?: ReactNode;
  /** `danger` for what cannot be had back. @default 'normal' */
  readonly tone?: 'danger' | undefined;
  /** A letter that does it while the focus is in a row of the feed that it is offered for, such as `E`. @default none */
  readonly shortcut?: string | undefined;
  /** Whether it is offered for a message. @default for every message */
  readonly appliesTo?: ((message: InboxMessage) => boolean) | undefined;
  /** Does it, for one message or for several. That of `snooze`, where you leave it as it is, first asks until when. */
  onSelect(messages: readonly InboxMessage[]): void;
}

/** Makes the actions of a message out of the ready-made ones: leaves some out, adds your own, puts them in another order. */
export type MessageActions = (readyMade: readonly MessageAction[]) => readonly MessageAction[];
