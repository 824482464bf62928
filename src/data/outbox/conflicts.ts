import { createStore } from '../../base/index.ts';
import type { InboxError } from '../transport/InboxError.ts';

/** Answers of the reader that were not taken, since their questions have another state: which one, by the ids of the messages. */
export type Conflicts = Readonly<Record<string, InboxError['conflict']>>;

/** Makes the store of the conflicts that a reader has not let go. Get it with `client.service`. */
export function createConflicts() {
  const { get, set, subscribe } = createStore<Conflicts>({});
  return {
    get,
    subscribe,
    /** Adds that of a message, or has the reader let it go. */
    add: (messageId: string, conflict: InboxError['conflict']) => set({ ...get(), [messageId]: conflict }),
  };
}
