import { useCallback, useRef, useState } from 'react';
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
  const [state, setState] = useState<ActionState>({ client, isRunning: false, error: null });
  const latest = useRef<Promise<void>>(undefined);
  const run = useCallback(
    (input: Input) => {
      const outcome = act(client, input);
      const end = (error: InboxError | null) => {
        if (latest.current === outcome) {
          setState({ client, isRunning: false, error });
        }
      };
      latest.current = outcome;
      setState({ client, isRunning: true, error: null });
      outcome.then(() => end(null), end);
      return outcome;
    },
    [client, act],
  );
  // What another reader has done is not told.
  const { isRunning, error } = state.client === client ? state : { isRunning: false, error: null };
  return { run, isRunning, error };
}

interface ActionState extends Pick<InboxAction<never>, 'isRunning' | 'error'> {
  readonly client: InboxClient;
}
