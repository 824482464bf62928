import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxError } from '../transport/InboxError.ts';

/** Something that a reader can do, and the state of the last time it was done by this component. */
export interface InboxAction<Input> {
  /**
   * Does it: at once on screen, taken back where it fails. Resolves when the server has confirmed it, or it waits for its undo time or
   * for the network; fails with an `InboxError`, which need not be caught: `useFailedActions` lists what was not saved.
   */
  run(input: Input): Promise<void>;
  /** Whether the server has not confirmed it yet. */
  readonly isRunning: boolean;
  /** Why it failed; null if it did not. */
  readonly error: InboxError | null;
}

/** A hook's result for something that a reader can do. */
export function useAction<Input>(
  client: InboxClient,
  act: (client: InboxClient, input: Input) => Promise<void>,
): InboxAction<Input> {
  const { mutateAsync, isPending, error } = useMutation<void, InboxError, Input>(
    {
      // The key finds the mutation, and removes it with the client.
      mutationKey: client.scope,
      // No waiting for a network that the browser only reports as gone.
      networkMode: 'always',
      mutationFn: (input) => act(client, input),
    },
    client.queryClient,
  );
  const run = useCallback(
    (input: Input) => {
      const outcome = mutateAsync(input);
      outcome.catch(() => {});
      return outcome;
    },
    [mutateAsync],
  );
  return { run, isRunning: isPending, error };
}
