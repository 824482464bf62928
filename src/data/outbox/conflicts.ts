import { createStore } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { messageFactsOf } from '../facts/messageFacts.ts';
import { pendingOf } from '../facts/pendingChanges.ts';
import { recordReturned } from '../facts/recordParts.ts';
import type { AnswerChange } from '../model/change.ts';
import { isOver } from '../model/open.ts';
import { parsePartialMessage } from '../model/parseMessage.ts';
import { type AnswerConflict, InboxError } from '../transport/InboxError.ts';

/** An answer of the reader that was not taken, since the question has another state. */
export interface Conflict {
  readonly messageId: string;
  /** Which state that is. */
  readonly conflict: AnswerConflict['conflict'];
  /** What was sent with the answer. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** Makes the store of the conflicts that a reader was not told of yet, or has not let go. Get it with `client.service`. */
export function createConflicts() {
  const { get, set, subscribe } = createStore<readonly Conflict[]>([]);
  const without = (messageId: string) => get().filter((one) => one.messageId !== messageId);
  return {
    get,
    subscribe,
    add: (conflict: Conflict) => set([...without(conflict.messageId), conflict]),
    dismiss: (messageId: string) => set(without(messageId)),
  };
}

/** An answer was not taken: what the server says of its message is recorded, and the reader can be told. Nothing is sent again. */
export function takeConflict(client: InboxClient, change: AnswerChange, found: AnswerConflict): void {
  const { conflict, message } = found;
  const [messageId = ''] = change.target.ids;
  const row = parsePartialMessage(message);
  if (row?.id === messageId) {
    recordReturned(client, [row], pendingOf(client).ended, change);
  }
  client.service(createConflicts).add({ messageId, conflict, data: change.effect.data });
}

/** Fails where it is known already that a message cannot be answered any more: an answer that waited may be too late. */
export function checkIsOpen(client: InboxClient, messageId: string): void {
  const message = messageFactsOf(client).get().get(messageId)?.message;
  const conflict =
    message &&
    (message.withdrawnAt !== undefined ? 'withdrawn' : isOver(message, Date.now()) ? 'expired' : undefined);
  if (conflict) {
    const reason = 'The message can no longer be answered';
    throw new InboxError({ kind: 'conflict', reason, conflict: { conflict } });
  }
}
