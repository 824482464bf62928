'use client';

import { type ComponentPropsWithoutRef, type ComponentType, forwardRef } from 'react';
import type { Channel } from '../../platform-constants/index.ts';
import {
  ChatIcon,
  cx,
  EmailIcon,
  type IconProps,
  InboxIcon,
  OfflineIcon,
  PushIcon,
  SmsIcon,
  Switch,
} from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Preferences.css.ts';

/** The icon of each channel. */
const channelIcons: Record<Channel, ComponentType<IconProps>> = {
  in_app: InboxIcon,
  email: EmailIcon,
  sms: SmsIcon,
  chat: ChatIcon,
  push: PushIcon,
};

/** Props of `Preferences.ChannelSwitch`: those of a switch. `className` is for the row. */
export interface ChannelSwitchProps extends ComponentPropsWithoutRef<typeof Switch> {
  /** The channel that it names. */
  channel: Channel;
  /** Whether a change of it waits for the network. @default false */
  pending?: boolean | undefined;
}

/**
 * A channel with its icon, its name and its switch. Give it an `aria-label` that names the workflow too, such as "Comments, Email":
 * a screen reader may reach it without reading the row. Renders a `<label>` around an `<input type="checkbox">`.
 *
 * @selector [data-channel="email"]
 * @selector [data-pending] while a change of it waits for the network
 */
export const ChannelSwitch = forwardRef<HTMLInputElement, ChannelSwitchProps>(
  function ChannelSwitch(props, ref) {
    const { channel, className, pending, ...rest } = props;
    const { translator } = useInboxSettings('Preferences.ChannelSwitch');
    const Icon = channelIcons[channel];
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
      <label
        data-carillon="channel-switch"
        data-channel={channel}
        data-pending={pending || undefined}
        className={cx(styles.channel, className)}
      >
        <Icon size={16} className={styles.channelIcon} />
        <span className={styles.channelName}>{translator.text(`channel_${channel}`)}</span>
        {pending && <OfflineIcon size={14} className={styles.channelIcon} />}
        <Switch {...rest} ref={ref} />
      </label>
    );
  },
);
