import type { ReactNode } from 'react';
import type { Capabilities, InboxMessage } from '../../data/index.ts';
import type { PlainKey } from '../../locales/index.ts';
import type { PlaceChange } from '../settings/Places.ts';

/** What a ready-made action may do with messages. Removals, and marks of several, can be undone for a while. */
export interface MessageActs {
  /** Marks messages as read or unread. */
  mark(ids: readonly string[], read: boolean): void;
  /** Removes messages. */
  remove(ids: readonly string[]): void;
  /** Puts messages away or off, or brings them back. */
  move(change: PlaceChange): void;
}

/** A ready-made action, in the words of every language. */
export interface ReadyMadeAction {
  readonly id: string;
  readonly label: PlainKey;
  /** Its words for several messages. @default `label` */
  readonly bulkLabel?: PlainKey;
  /** What the backend needs for it. @default nothing that any lacks */
  readonly capability?: keyof Capabilities;
  readonly icon: ReactNode;
  readonly tone?: 'danger';
  /** Whether it would change the message. */
  appliesTo(message: InboxMessage): boolean;
  run(messageIds: readonly string[], acts: MessageActs): void;
}
