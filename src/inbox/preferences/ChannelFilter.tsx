'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { usePreferences } from '../../data/index.ts';
import { type Channel, channels, isChannel } from '../../platform-constants/index.ts';
import { Select } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { channelsOf } from './preferenceGroups.ts';

/** Props of `Preferences.ChannelFilter`: those of a `<select>` but its options. */
export interface ChannelFilterProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple' | 'value' | 'children'> {
  /** The chosen channel; undefined for all channels. */
  value: Channel | undefined;
  /** The reader chooses another channel, or all of them. */
  onValueChange: (channel: Channel | undefined) => void;
}

/** Chooses the channel for `Preferences.List` to show, out of those that any workflow has. Renders a `<select>` in a `<label>`. */
export const ChannelFilter = forwardRef<HTMLSelectElement, ChannelFilterProps>(
  function ChannelFilter(props, ref) {
    const { value, onValueChange, ...rest } = props;
    const { translator } = useInboxSettings('Preferences.ChannelFilter');
    const rows = usePreferences().data ?? [];
    const inUse = new Set(rows.flatMap(({ preference }) => channelsOf(preference)));
    return (
      <Select
        labelHidden
        {...rest}
        ref={ref}
        label={translator.text('filter')}
        value={value ?? ''}
        onValueChange={(chosen) => onValueChange(isChannel(chosen) ? chosen : undefined)}
      >
        <option value="">{translator.text('allChannels')}</option>
        {channels
          .filter((channel) => inUse.has(channel))
          .map((channel) => (
            <option key={channel} value={channel}>
              {translator.text(`channel_${channel}`)}
            </option>
          ))}
      </Select>
    );
  },
);
