import { createStore } from '../../base/index.ts';
import type { AnswerConflict } from '../transport/InboxError.ts';

/** An answer of the reader that was not taken, since the question has another state. */
export interface Conflict extends Pick<AnswerConflict, 'conflict'> {
  readonly messageId: string;
}

/** Makes the store of the conflicts that a reader has not let go. Get it with `client.service`. */
export function createConflicts() {
  const { get, set, subscribe } = createStore<readonly Conflict[]>([]);
  const without = (id: string) => get().filter(({ messageId }) => messageId !== id);
  return {
    get,
    subscribe,
    add: (conflict: Conflict) => set([...without(conflict.messageId), conflict]),
    dismiss: (messageId: string) => set(without(messageId)),
  };
}
