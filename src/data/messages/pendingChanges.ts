import { useSyncExternalStore } from 'react';
import type { MessageStatus } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessageFlags } from '../model/messageMarks.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { createStore, type Store } from '../store/createStore.ts';

/** How much something changes the two counts. */
export interface CountDeltas {
  readonly unreadDelta: number;
  readonly unseenDelta: number;
}

/** An action of the reader that is shown, but not sent before its undo time ends. */
export interface UndoableAction {
  /** The id with which it is undone. */
  readonly id: number;
  /** What the action does to the messages. */
  readonly kind: 'removed' | MessageStatus;
  /** How many messages it changes. If it changes all of a feed: how many are loaded, since the others are not counted. */
  readonly count: number;
}

/** When an action is sent: at once, when its undo time has ended, or on unload, when the page or the client ends. */
export type SendTime = 'immediate' | 'deferred' | 'unload';

/** A change of the reader that the server has not confirmed yet: a patch on top of the server's data. */
export interface PendingChange {
  /** Whether it applies to a message. */
  covers(message: InboxMessage): boolean;
  /** The flags that it sets, or `removed`. */
  readonly effect: Partial<MessageFlags> | 'removed';
  /** How much it changes the counts, if that does not follow from the loaded messages. */
  readonly deltas?: Partial<CountDeltas> | undefined;
  /** The feed, if it applies to every message of one. */
  readonly all?: MessagesQuery | undefined;
  /** Resolves when it has ended, successfully or not. Only set if a later mark must wait for it. */
  readonly done?: Promise<unknown> | undefined;
  /** Set until its undo time ends. */
  readonly held?:
    | { readonly act: UndoableAction; undo(): void; keep(): () => void; send(time: SendTime): void }
    | undefined;
}

/** The unconfirmed changes in the order in which they were made, and how much they change the counts together. */
export interface PendingChangesState extends CountDeltas {
  /** A new array after each change. */
  readonly marks: readonly PendingChange[];
  /** How much those change the counts that are not held for the time in which they can be undone. */
  readonly sent: CountDeltas;
}

/** The unconfirmed changes of a client. `applyChange` adds to them. */
export function pendingChangesOf(client: InboxClient): Store<PendingChangesState> {
  return client.service(createPendingChanges);
}

function createPendingChanges(): Store<PendingChangesState> {
  const none: CountDeltas = { unreadDelta: 0, unseenDelta: 0 };
  return createStore<PendingChangesState>({ marks: [], ...none, sent: none });
}

/** The reader's unconfirmed changes; the component renders again when they change. */
export function usePendingChanges(client: InboxClient): readonly PendingChange[] {
  const { subscribe, get } = pendingChangesOf(client);
  const marks = () => get().marks;
  return useSyncExternalStore(subscribe, marks, marks);
}

/** A message as the reader sees it, with the unconfirmed changes on top; undefined if one of them removes it. */
export function withPendingChanges(
  message: InboxMessage,
  marks: readonly PendingChange[],
): InboxMessage | undefined {
  let shown = message;
  for (const { covers, effect } of marks) {
    if (covers(message)) {
      if (effect === 'removed') {
        return undefined;
      }
      shown = withFlags(shown, effect);
    }
  }
  return shown;
}

/** A message with these flags; the same object if it has them already. */
export function withFlags(message: InboxMessage, flags: Partial<MessageFlags>): InboxMessage {
  const { seen = message.seen, read = message.read } = flags;
  return message.read === read && message.seen === seen ? message : { ...message, seen, read };
}
