import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Channel } from '../../platform-constants/index.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { changeDefaults } from './updatePreference.ts';
import { preferenceChangesOf } from './usePreferenceChanges.ts';

/** Which switches of the global preference to turn. What is missing stays as it is. @source docs/protocol.md#global-preference */
export interface UpdateGlobalPreferencesInput {
  /** The channels to turn on or off. */
  readonly preferences?: readonly { readonly channelType: Channel; readonly enabled: boolean }[] | undefined;
  /** All channels at once, which leaves their own choices for later. */
  readonly enabled?: boolean | undefined;
}

/**
 * Turns channels on or off for all workflows, in one call: on screen at once, taken back where it fails (with an
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
        preferenceChangesOf(client).change(undefined, {
          ...Object.fromEntries(preferences.map(({ channelType, enabled: on }) => [channelType, on])),
          ...(enabled === undefined ? {} : { enabled }),
        }),
    },
    client.queryClient,
  );
}
