import { useFailedActions } from '../outbox/useFailedActions.ts';
import type { InboxError } from '../transport/InboxError.ts';

/**
 * Why the latest of the marks and removals that were not saved has failed; undefined once each of them was retried with
 * success or dismissed. `useFailedActions` lists them all.
 */
export function useLastActionError(): InboxError | undefined {
  const { actions } = useFailedActions();
  return actions.findLast(({ kind }) => kind !== 'preference')?.error;
}
