import { useMemo } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { Change, ChangeKind } from '../model/change.ts';

import type { MessageEffect } from '../model/messageFlags.ts';
import type { Switches } from '../model/preference.ts';
import { outboxOf } from './outbox.ts';
import { useOfChanges } from './usePendingChanges.ts';

/** An action of the reader that is shown, but not sent before its undo time ends. */
export interface UndoableAction {
  /** The id with which it is undone. */
  readonly id: number;
  /** What the action does: to messages, or to a switch of the preferences. */
  readonly kind: ChangeKind;
  /** The same as the members or the switches that it sets, or the answer that it gives, with its words. */
  readonly effect:
    | MessageEffect
    | Switches
    | { readonly answer: string; readonly label?: string | undefined };
  /** What the reader is told of a switch. */
  readonly label?: string | undefined;
  /**
   * How many messages or switches it changes. If it changes all of a feed: how many are loaded, since the others are not counted. If it marks the
   * whole inbox as read: how many were unread, up to 100, which is 100 or more.
   */
  readonly count: number;
}

/** The actions that the reader can still undo. */
export interface UndoableActions {
  /** The newest action whose undo time has not ended; undefined if there is none. */
  readonly held: UndoableAction | undefined;
  /** Undoes one of them by its id: it is never sent. Does nothing once it is sent. */
  undo(id: number): void;
  /**
   * Pauses the undo time of one by its id, such as while the pointer is on the button that undoes it. The returned function starts
   * the whole time again. It is sent nevertheless when the page closes, and 30 seconds after the act or, where the host has set a
   * longer undo time, when that has ended.
   */
  keep(id: number): () => void;
  /** Sends all of them now. */
  flush(): void;
}

/** The actions of the nearest provider's reader that are shown but not sent yet. */
export function useUndo(): UndoableActions {
  const client = useInboxClient('useUndo');
  const held = useOfChanges(client, ({ changes }) => changes.findLast(isHeld));
  const acts = client.service(createUndoActs);
  return useMemo(() => ({ held, ...acts }), [held, acts]);
}

function isHeld({ state }: Change): boolean {
  return state === 'held';
}

/** The same functions for each action, so that an effect of the host that depends on one does not run at every action. */
function createUndoActs(client: InboxClient): Omit<UndoableActions, 'held'> {
  const { undo, keep, flush } = outboxOf(client);
  return { undo, keep, flush: () => flush() };
}
