import type { QueryKey } from '@tanstack/react-query';
import { createStore, type Store } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Change } from '../model/change.ts';
import type { CountKind } from '../model/counts.ts';
import type { Fact } from '../model/fact.ts';
import type { Arrival } from '../model/shownCount.ts';

/** The reader's changes, as long as there is a fact that they are laid over. Each list is the same until it changes. */
export interface ChangesState {
  /** Those that the server has not confirmed, in the order in which they were made. */
  readonly changes: readonly Change[];
  /** Those that the server has confirmed, and that not every fact contains yet. */
  readonly ended: readonly Change[];
  /** Both, the confirmed ones before those that were sent later: what is laid over the facts. */
  readonly all: readonly Change[];
  /** Those of the reader that wait for the network, or for an answer for long. */
  readonly waiting: readonly Change[];
  /** New messages that live events have told, and that not every count contains yet. */
  readonly arrivals: readonly Arrival[];
  /** How much they move a count of the whole inbox. */
  readonly moveWhole: (of: CountKind, fact: Fact<number>) => number;
  /**
   * The count that counts after an answer. While a change is on its way nobody can tell whether an answer contains it: then the known
   * one stays, and is asked for again.
   */
  readonly acceptCount: (queryKey: QueryKey, answer: Fact<number>) => Fact<number>;
}

/** The changes of a client. The code that adds to them is not in a bell's first load: what needs it is in the state. */
export function pendingChangesOf(client: InboxClient): Store<ChangesState> {
  return client.service(createPendingChanges);
}

function createPendingChanges(): Store<ChangesState> {
  return createStore<ChangesState>({
    changes: [],
    ended: [],
    all: [],
    waiting: [],
    arrivals: [],
    moveWhole: () => 0,
    acceptCount: (_, answer) => answer,
  });
}

export function pendingOf(client: InboxClient): ChangesState {
  return pendingChangesOf(client).get();
}
