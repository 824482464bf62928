import { MutationObserver } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useFailedActions } from '../outbox/useFailedActions.ts';
import type { InboxError } from '../transport/InboxError.ts';

/** What all acts share: a key to find them by, and no waiting for a network that the browser only believes to be gone. */
export function markDefaults(client: InboxClient) {
  return { mutationKey: [...client.scope, 'mark'], networkMode: 'always' } as const;
}

/**
 * Why the newest of the marks and removals failed that were not saved; undefined when each of them has been tried again with
 * success or dismissed. `useFailedActions` lists them all.
 */
export function useLastActionError(): InboxError | undefined {
  const { actions } = useFailedActions();
  return actions.findLast(({ kind }) => kind !== 'preference')?.error;
}

/** Hands an act that nobody waits for to those who watch the host's cache of mutations. */
export function reportOutcome(client: InboxClient, done: Promise<void>): void {
  const options = { ...markDefaults(client), mutationFn: () => done };
  // The reader hears of it by `useFailedActions`.
  new MutationObserver(client.queryClient, options).mutate().catch(() => {});
}
