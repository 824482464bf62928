'use client';

import { useIsSwitchWaiting } from '../../data/index.ts';
import { ChannelSwitch, type ChannelSwitchProps } from './ChannelSwitch.tsx';

/** A channel's switch that shows whether its change waits for the network; without a workflow's id it is a global one. */
export function SavedSwitch({
  workflowId,
  ...props
}: ChannelSwitchProps & { readonly workflowId?: string | undefined }) {
  return <ChannelSwitch {...props} pending={useIsSwitchWaiting(workflowId, props.channel)} />;
}
