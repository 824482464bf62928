'use client';

import type { ComponentType, ReactNode } from 'react';
import type { InboxMessage } from '../../data/index.ts';

/** What draws the rows of each kind of message, as a rule an `<Inbox.Item message={message}>`. */
export type MessageKinds = Readonly<Record<string, ComponentType<{ message: InboxMessage }>>>;

/** What kind a message is: by default the trigger identifier of its workflow, as in the row's `data-kind`. */
export type KindOf = (message: InboxMessage) => string | undefined;

/** Props of `OfKind`. */
export interface MessageKindProps {
  message: InboxMessage;
  kinds: MessageKinds;
  kindOf: KindOf;
  /** Stands where the kind has nothing of its own. */
  children: ReactNode;
}

/** The row of a message as its kind has it. */
export function MessageKind({ message, kinds, kindOf, children }: MessageKindProps) {
  const kind = kindOf(message) ?? '';
  // A kind comes from the sender, and may be called `constructor`.
  const Kind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return Kind === undefined ? children : <Kind message={message} />;
}
