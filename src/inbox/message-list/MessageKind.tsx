'use client';

import type { ComponentType, ReactNode } from 'react';
import type { InboxMessage } from '../../data/index.ts';

/** The components that render the rows of each kind of message, usually with an `<Inbox.Item message={message}>`. */
export type MessageKinds = Readonly<Record<string, ComponentType<{ message: InboxMessage }>>>;

/** Gives the kind of a message: by default the trigger identifier of its workflow, as in the row's `data-kind`. */
export type KindOf = (message: InboxMessage) => string | undefined;

/** Props of `OfKind`. */
export interface MessageKindProps {
  message: InboxMessage;
  kinds: MessageKinds;
  kindOf: KindOf;
  /** Shown where the kind has no component. */
  children: ReactNode;
}

/** The row of a message by the component of its kind. */
export function MessageKind({ message, kinds, kindOf, children }: MessageKindProps) {
  const kind = kindOf(message) ?? '';
  // The sender chooses the kind, which may be `constructor`.
  const Kind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return Kind === undefined ? children : <Kind message={message} />;
}
