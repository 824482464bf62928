'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useGlobalPreferences, useUpdateGlobalPreferences } from '../../data/index.ts';
import { channels as allChannels } from '../../platform-constants/index.ts';
import { Banner, Button } from '../../primitives/index.ts';
import { useAlert } from '../root/useAlert.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { ChannelSwitch } from './ChannelSwitch.tsx';
import { Group } from './Group.tsx';
import * as styles from './Preferences.css.ts';
import { GroupSkeleton } from './PreferencesSkeleton.tsx';
import { channelsOf } from './preferenceGroups.ts';

/** Props of `Preferences.Global`: those of a `<section>`. */
export type GlobalProps = Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/**
 * What holds for all workflows: one switch for everything and one a channel. A failure of its own is told in its place and
 * touches nothing else. Renders a `<section>`.
 */
export const Global = forwardRef<HTMLElement, GlobalProps>(function Global(props, ref) {
  const { translator } = useInboxSettings('Preferences.Global');
  const { mutate: update } = useUpdateGlobalPreferences();
  const { data, isError, isFetching, refetch } = useGlobalPreferences();
  const problem = data === undefined && isError ? translator.text('preferencesFailed') : undefined;
  const role = useAlert(problem);
  if (data === undefined) {
    return problem ? (
      <Banner
        role={role}
        tone="warning"
        className={styles.problem}
        action={
          <Button variant="quiet" size="small" pending={isFetching} onClick={() => void refetch()}>
            {translator.text('tryAgain')}
          </Button>
        }
      >
        {problem}
      </Banner>
    ) : (
      <GroupSkeleton rows={allChannels.length} />
    );
  }
  const { enabled, channels } = data.preference;
  const rows = channelsOf(data.preference);
  return rows.length === 0 ? null : (
    <Group
      {...props}
      ref={ref}
      data-carillon="global-preference"
      heading={translator.text('allNotifications')}
      switches={[enabled]}
      onSwitch={(on) => update({ enabled: on })}
    >
      {rows.map((channel) => (
        <ChannelSwitch
          key={channel}
          channel={channel}
          disabled={!enabled}
          checked={channels[channel] === true}
          onCheckedChange={(on) => update({ preferences: [{ channelType: channel, enabled: on }] })}
        />
      ))}
    </Group>
  );
});
