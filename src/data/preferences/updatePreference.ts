import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Channel } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { preferenceSavingOf } from './preferenceSaving.ts';

/** Which switch of a workflow to change. */
export interface UpdatePreferenceInput {
  /** The workflow's `template._id`. */
  readonly workflowId: string;
  /** Without a channel the workflow itself is switched, which keeps the values of its channels for later. */
  readonly channel?: Channel | undefined;
  /** Whether it is switched on or off. */
  readonly enabled: boolean;
}

/**
 * Switches a workflow or one of its channels on or off: at once on screen, and only this is taken back if it fails (with an
 * `InboxError`). @source docs/protocol.md#calls, call 10
 */
export function useUpdatePreference(): UseMutationResult<void, InboxError, UpdatePreferenceInput> {
  const client = useInboxClient('useUpdatePreference');
  return useMutation(
    {
      ...changeDefaults(client),
      mutationFn: ({ workflowId, channel = 'enabled', enabled }) =>
        preferenceSavingOf(client).change(workflowId, { [channel]: enabled }),
    },
    client.queryClient,
  );
}

/** Options of both mutations: no waiting for a network that the browser only reports as gone. */
export function changeDefaults(client: InboxClient) {
  return { mutationKey: [...client.scope, 'preferences'], networkMode: 'always' } as const;
}
