import { useEffect, useSyncExternalStore } from 'react';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { preferenceSavingOf, type SavingState } from './preferenceSaving.ts';

/**
 * The state of saving the reader's preference changes: `failed` while a failed one was neither retried nor dismissed (see
 * `useFailedActions`), `saved` once all are confirmed. It becomes `idle` when a component that used it is unmounted.
 */
export function usePreferencesSaving(): SavingState {
  const { get, subscribe, acknowledge } = preferenceSavingOf(useInboxClient('usePreferencesSaving'));
  useEffect(() => acknowledge, [acknowledge]);
  return useSyncExternalStore(subscribe, get, get);
}
