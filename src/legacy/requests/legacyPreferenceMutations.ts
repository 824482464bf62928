'use client';

import { shownPreferences, useInboxClient, useUpdatePreferences } from '../../data/index.ts';
import { channels as allChannels, type Channel } from '../../platform-constants/index.ts';
import { legacyGlobalPreference, legacyPreference } from '../model/legacyPreference.ts';
import type { IUserGlobalPreferenceSettings, IUserPreferenceSettings } from '../model/messageTypes.ts';
import {
  type ILegacyMutation,
  type ILegacyMutationOptions,
  type LegacyMutate,
  useLegacyMutation,
} from './useLegacyMutation.ts';

/** The old parameters of a change of a preference. */
export interface IUpdateUserPreferences {
  templateId: string;
  channelType: string;
  checked: boolean;
}

/** Switches a channel of a workflow on or off: at once on screen. Its data is the preference of the workflow. */
export function useUpdateUserPreferences(
  options?: ILegacyMutationOptions<IUserPreferenceSettings, IUpdateUserPreferences>,
): ILegacyMutation<IUserPreferenceSettings, IUpdateUserPreferences> & {
  updateUserPreferences: LegacyMutate<IUserPreferenceSettings, IUpdateUserPreferences>;
} {
  const client = useInboxClient('useUpdateUserPreferences');
  const { run: update } = useUpdatePreferences();
  const [updateUserPreferences, state] = useLegacyMutation(
    options,
    async ({ templateId, channelType, checked }: IUpdateUserPreferences) => {
      const channel = channelOf(channelType);
      await update({ workflowId: templateId, switches: { [channel]: checked } });
      const all = shownPreferences(client, 'template');
      const saved = all?.find(({ workflow }) => workflow.id === templateId);
      return legacyPreference(
        saved ?? {
          workflow: { id: templateId, name: '', critical: false, tags: [] },
          preference: { enabled: true, channels: { [channel]: checked } },
        },
      );
    },
  );
  return { ...state, updateUserPreferences };
}

/** The old parameters of a change of the global preference. */
export interface IUpdateUserGlobalPreferences {
  preferences: { channelType: string; enabled: boolean }[];
  enabled?: boolean | undefined;
}

/** Switches channels on or off for all workflows: at once on screen. Its data is the global preference. */
export function useUpdateUserGlobalPreferences(
  options?: ILegacyMutationOptions<IUserGlobalPreferenceSettings, IUpdateUserGlobalPreferences>,
): ILegacyMutation<IUserGlobalPreferenceSettings, IUpdateUserGlobalPreferences> & {
  updateUserGlobalPreferences: LegacyMutate<IUserGlobalPreferenceSettings, IUpdateUserGlobalPreferences>;
} {
  const client = useInboxClient('useUpdateUserGlobalPreferences');
  const { run: update } = useUpdatePreferences();
  const [updateUserGlobalPreferences, state] = useLegacyMutation(
    options,
    async ({ preferences, enabled }: IUpdateUserGlobalPreferences) => {
      const channels = Object.fromEntries(
        preferences.map((one) => [channelOf(one.channelType), one.enabled]),
      );
      await update({ switches: { ...channels, ...(enabled === undefined ? {} : { enabled }) } });
      const saved = shownPreferences(client, 'global');
      return legacyGlobalPreference(
        saved ?? {
          preference: { enabled: enabled ?? true, channels },
        },
      );
    },
  );
  return { ...state, updateUserGlobalPreferences };
}

function channelOf(name: string): Channel {
  const channel = allChannels.find((one) => one === name);
  if (channel === undefined) {
    throw new Error(`carillon/legacy: \`${name}\` is no channel. Use one of ${allChannels.join(', ')}.`);
  }
  return channel;
}
