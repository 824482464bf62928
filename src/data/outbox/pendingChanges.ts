import type { InboxClient } from '../client/InboxClient.ts';
import { createStore, type Store } from '../store/createStore.ts';
import type { Change, CountDeltas } from './change.ts';

/** The unconfirmed changes in the order in which they were made, and how much they change the counts together. */
export interface PendingChangesState extends CountDeltas {
  /** A new array after each change. */
  readonly changes: readonly Change[];
  /** Those that apply to messages: the same array until one of them changes. */
  readonly messageChanges: readonly Change[];
  /** Those of the reader that wait for the network: the same array until one of them changes. */
  readonly waiting: readonly Change[];
  /** How much those change the counts that are on their way to the server. */
  readonly sent: CountDeltas;
}

/** The unconfirmed changes of a client. `applyChange` adds to them. */
export function pendingChangesOf(client: InboxClient): Store<PendingChangesState> {
  return client.service(createPendingChanges);
}

function createPendingChanges(): Store<PendingChangesState> {
  const none: CountDeltas = { unreadDelta: 0, unseenDelta: 0 };
  return createStore<PendingChangesState>({
    changes: [],
    messageChanges: [],
    waiting: [],
    ...none,
    sent: none,
  });
}
