'use client';

import { type PreferenceSwitches, useIsSwitchWaiting, useUpdatePreferences } from '../../data/index.ts';
import type { Channel } from '../../platform-constants/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { ChannelSwitch, type ChannelSwitchProps } from './ChannelSwitch.tsx';
import { channelsOf } from './preferenceGroups.ts';

/** A channel's switch that shows whether its change waits for the network; without a workflow's id it is a global one. */
function SavedSwitch({
  workflowId,
  ...props
}: ChannelSwitchProps & { readonly workflowId?: string | undefined }) {
  return <ChannelSwitch {...props} pending={useIsSwitchWaiting(workflowId, props.channel)} />;
}

/** Props of `ChannelSwitches`. */
interface ChannelSwitchesProps {
  /** What the channels are of, for screen readers. */
  name: string;
  preference: PreferenceSwitches;
  /** The id of the workflow; undefined for the global preference. */
  workflowId?: string | undefined;
  /** Shows this channel alone. @default all that there are */
  channel?: Channel | undefined;
}

/** The switches of the channels of a preference, each of which is saved when it is switched. */
export function ChannelSwitches({ name, preference, workflowId, channel: only }: ChannelSwitchesProps) {
  const { translator } = useInboxSettings('ChannelSwitches');
  const { run: update } = useUpdatePreferences();
  return channelsOf(preference)
    .filter((channel) => only === undefined || channel === only)
    .map((channel) => (
      <SavedSwitch
        key={channel}
        workflowId={workflowId}
        channel={channel}
        aria-label={translator.list([name, translator.text(`channel_${channel}`)])}
        disabled={!preference.enabled}
        checked={preference.channels[channel] === true}
        onCheckedChange={(on) => void update({ workflowId, switches: { [channel]: on } })}
      />
    ));
}
