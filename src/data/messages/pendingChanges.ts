import { useSyncExternalStore } from 'react';
import type { MessageStatus } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';
import type { MessageFlags } from '../model/messageMarks.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { createStore, type Store } from '../store/createStore.ts';

/** How far something moves the two counts. */
export interface CountDeltas {
  readonly unreadDelta: number;
  readonly unseenDelta: number;
}

/** Something the reader did that is shown, but not sent before its undo time ends. */
export interface UndoableAction {
  /** By which it is undone. */
  readonly id: number;
  /** What is done to the messages. */
  readonly kind: 'removed' | MessageStatus;
  /** How many messages it concerns. Of one that concerns all: those that are loaded, for nobody has counted the others. */
  readonly count: number;
}

/** When an act is sent: as it is made, when its undo time has ended, or in haste, because the page or the epoch ends. */
export type SendTime = 'immediate' | 'deferred' | 'unload';

/** A change the reader made that the server has not confirmed yet: a patch on top of what the server said. */
export interface PendingChange {
  /** Whether it concerns a message. */
  covers(message: InboxMessage): boolean;
  /** The flags that it gives, or `removed`: the mark that leaves nothing of a message. */
  readonly effect: Partial<MessageFlags> | 'removed';
  /** How far it moves the counts, where the loaded messages do not tell. */
  readonly deltas?: Partial<CountDeltas> | undefined;
  /** The feed of which it concerns every message. */
  readonly all?: MessagesQuery | undefined;
  /** Resolves when it has ended, well or not. Only where a later mark must wait for it. */
  readonly done?: Promise<unknown> | undefined;
  /** Set while it waits for its undo time to end. */
  readonly held?:
    | { readonly act: UndoableAction; undo(): void; keep(): () => void; send(time: SendTime): void }
    | undefined;
}

/** The unconfirmed changes in the order in which they were made, and how far they move the counts together. */
export interface PendingChangesState extends CountDeltas {
  /** A new array after each change. */
  readonly marks: readonly PendingChange[];
}

/** The unconfirmed changes of a client. `applyChange` adds to them. */
export function pendingChangesOf(client: InboxClient): Store<PendingChangesState> {
  return client.service(createPendingChanges);
}

function createPendingChanges(): Store<PendingChangesState> {
  return createStore<PendingChangesState>({ marks: [], unreadDelta: 0, unseenDelta: 0 });
}

/** The reader's unconfirmed changes, as they come and go. */
export function usePendingChanges(client: InboxClient): readonly PendingChange[] {
  const { subscribe, get } = pendingChangesOf(client);
  const marks = () => get().marks;
  return useSyncExternalStore(subscribe, marks, marks);
}

/** A message as the reader should see it, with the unconfirmed changes on top; undefined if they have removed it. */
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

/** A message with these flags; the same object if it carries them already. */
export function withFlags(message: InboxMessage, flags: Partial<MessageFlags>): InboxMessage {
  const { seen = message.seen, read = message.read } = flags;
  return message.read === read && message.seen === seen ? message : { ...message, seen, read };
}
