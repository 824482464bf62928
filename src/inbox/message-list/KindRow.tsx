'use client';

import type { ComponentType, ReactNode } from 'react';
import type { InboxMessage, MessageKind } from '../../data/index.ts';

/**
 * The components that render the rows of some kinds of messages, usually with an `<Inbox.Item message={message}>`. Where kinds are
 * registered (see `Messages`), another name does not compile, and each component gets the data of its kind.
 */
export type KindComponents = {
  readonly [Kind in MessageKind]?: ComponentType<{ message: InboxMessage<Kind> }>;
};

/** Gives the kind of a message: by default the trigger identifier of its workflow, as in the row's `data-kind`. */
export type KindOf = (message: InboxMessage) => string | undefined;

/** Props of `KindRow`. */
export interface KindRowProps {
  message: InboxMessage;
  kinds: KindComponents;
  kindOf: KindOf;
  /** Shown where the kind has no component. */
  children: ReactNode;
}

/** The row of a message by the component of its kind. */
export function KindRow({ message, kinds, kindOf, children }: KindRowProps) {
  const kind = kindOf(message) ?? '';
  // The sender chooses the kind, which may be `constructor`.
  // By the host's word: a message of this kind has its data.
  const byName = kinds as Readonly<Record<string, ComponentType<{ message: InboxMessage }> | undefined>>;
  const Kind = Object.hasOwn(kinds, kind) ? byName[kind] : undefined;
  return Kind === undefined ? children : <Kind message={message} />;
}
