import { MutationObserver, useMutationState } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';

/** What all acts share: a key to find them by, and no waiting for a network that the browser only believes to be gone. */
export function markDefaults(client: InboxClient) {
  return { mutationKey: [...client.scope, 'mark'], networkMode: 'always' } as const;
}

/** Why the reader's last act failed, until one succeeds; undefined while all is well. */
export function useMarkFailure(): unknown {
  const client = useInboxClient('useMarkFailure');
  const { mutationKey } = markDefaults(client);
  const settled = useMutationState(
    { filters: { mutationKey }, select: ({ state }) => state },
    client.queryClient,
  ).filter(({ status }) => status === 'error' || status === 'success');
  return settled.at(-1)?.error ?? undefined;
}

/** Tells `useMarkFailure` how an act ended that nobody waits for. */
export function reportOutcome(client: InboxClient, done: Promise<void>): void {
  const options = { ...markDefaults(client), mutationFn: () => done };
  // Nobody else hears of it: that is what `useMarkFailure` is for.
  new MutationObserver(client.queryClient, options).mutate().catch(() => {});
}
