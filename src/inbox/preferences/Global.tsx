'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useGlobalPreferences, useUpdateGlobalPreferences } from '../../data/index.ts';
import { channels as allChannels } from '../../platform-constants/index.ts';
import { Banner, Button } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { isFocusLost } from '../status/useKeptFocus.ts';
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
  const own = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const [failed, setFailed] = useState(false);
  const there = data !== undefined;
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => own.current);

  useEffect(() => {
    // The way to try again stays while it works: a button that goes takes the focus with it.
    if (isError) {
      setFailed(true);
    }
  }, [isError]);

  useEffect(() => {
    if (there && pressed.current && own.current !== null && isFocusLost(own.current)) {
      own.current.querySelector('input')?.focus();
    }
    pressed.current = false;
  }, [there]);

  if (data === undefined) {
    return isError || failed ? (
      <Banner
        role="alert"
        tone="warning"
        className={styles.problem}
        action={
          <Button
            variant="quiet"
            size="small"
            pending={isFetching}
            onClick={() => {
              pressed.current = true;
              void refetch();
            }}
          >
            {translator.text('tryAgain')}
          </Button>
        }
      >
        {translator.text('preferencesFailed')}
      </Banner>
    ) : (
      <GroupSkeleton rows={allChannels.length} />
    );
  }
  const { enabled, channels } = data.preference;
  const rows = channelsOf(data.preference);
  const heading = translator.text('allNotifications');
  return rows.length === 0 ? null : (
    <Group
      {...props}
      ref={own}
      data-carillon="global-preference"
      heading={heading}
      switches={[enabled]}
      onSwitch={(on) => update({ enabled: on })}
    >
      {rows.map((channel) => (
        <ChannelSwitch
          key={channel}
          channel={channel}
          aria-label={translator.list([heading, translator.text(`channel_${channel}`)])}
          disabled={!enabled}
          checked={channels[channel] === true}
          onCheckedChange={(on) => update({ preferences: [{ channelType: channel, enabled: on }] })}
        />
      ))}
    </Group>
  );
});
