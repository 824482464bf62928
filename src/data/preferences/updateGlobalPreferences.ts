import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Channel } from '../../platform-constants/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { preferenceSavingOf } from './preferenceSaving.ts';
import { changeDefaults } from './updatePreference.ts';

/** Which switches of the global preference to change. Absent ones stay as they are. @source docs/protocol.md#global-preference */
export interface UpdateGlobalPreferencesInput {
  /** The channels to switch on or off. */
  readonly preferences?: readonly { readonly channelType: Channel; readonly enabled: boolean }[] | undefined;
  /** Switches all channels at once, and keeps the value of each for later. */
  readonly enabled?: boolean | undefined;
}

/**
 * Switches channels on or off for all workflows, in one call: at once on screen, taken back if it fails (with an
 * `InboxError`). @source docs/protocol.md#calls, call 11
 */
export function useUpdateGlobalPreferences(): UseMutationResult<
  void,
  InboxError,
  UpdateGlobalPreferencesInput
> {
  const client = useInboxClient('useUpdateGlobalPreferences');
  return useMutation(
    {
      ...changeDefaults(client),
      mutationFn: ({ preferences = [], enabled }) =>
        preferenceSavingOf(client).change(undefined, {
          ...Object.fromEntries(preferences.map(({ channelType, enabled: on }) => [channelType, on])),
          ...(enabled === undefined ? {} : { enabled }),
        }),
    },
    client.queryClient,
  );
}
