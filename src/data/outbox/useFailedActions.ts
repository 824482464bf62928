import { useMemo, useSyncExternalStore } from 'react';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { FailedAction } from './failedActions.ts';
import { outboxOf } from './outbox.ts';

/** The changes that were not saved, and functions to retry or dismiss them. */
export interface FailedActions {
  /** The oldest first. Empty if everything was saved. */
  readonly actions: readonly FailedAction[];
  /** Sends failed changes again, each once: those of these ids, or all of them. */
  retry(ids?: readonly number[]): void;
  /** Removes failed changes from the list: those of these ids, or all of them. */
  dismiss(ids?: readonly number[]): void;
}

/** The changes of the nearest provider's reader that could not be saved, until they are retried or dismissed. */
export function useFailedActions(): FailedActions {
  const store = outboxOf(useInboxClient('useFailedActions')).failures;
  const actions = useSyncExternalStore(store.subscribe, store.get, store.get);
  // Apart from `actions`: an effect of the host that depends on `retry` and calls it would never end if each failure changed it.
  const acts = useMemo(() => {
    const all = () => store.get().map(({ id }) => id);
    return {
      retry: (ids: readonly number[] = all()) => store.retry(ids),
      dismiss: (ids: readonly number[] = all()) => store.dismiss(ids),
    };
  }, [store]);
  return useMemo(() => ({ actions, ...acts }), [actions, acts]);
}
