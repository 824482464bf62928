import { MutationObserver } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';

/** Options of all actions: a key to find them by, and no waiting for a network that the browser only reports as gone. */
export function markDefaults(client: InboxClient) {
  return { mutationKey: [...client.scope, 'mark'], networkMode: 'always' } as const;
}

/**
 * Starts an action that nothing awaits. Unlike a `useMutation` it costs nothing before it is called: a long list has several of
 * them in each row.
 */
export function startAction<Input>(
  client: InboxClient,
  mutationFn: (input: Input) => Promise<void>,
  input: Input,
): void {
  const options = { ...markDefaults(client), mutationFn };
  // `useFailedActions` reports a failure to the reader.
  new MutationObserver(client.queryClient, options).mutate(input).catch(() => {});
}
