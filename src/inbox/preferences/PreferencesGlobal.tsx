'use client';

import { type ComponentPropsWithoutRef, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { useCapabilities, useGlobalPreferencesQuery, useUpdatePreferences } from '../../data/index.ts';
import { channels as allChannels } from '../../platform-constants/index.ts';
import { Banner, Button } from '../../primitives/index.ts';
import { useAlert } from '../root/useAlert.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { RefusalReasons } from '../status/RefusalReasons.tsx';
import { StillTrying, stillTryingAfterMs } from '../status/StillTrying.tsx';
import { isFocusLost } from '../status/useKeptFocus.ts';
import { useLasting } from '../status/useLasting.ts';
import { useLoadError } from '../status/useLoadError.ts';
import { ChannelSwitches } from './ChannelSwitches.tsx';
import * as styles from './Preferences.css.ts';
import { PreferencesGroup } from './PreferencesGroup.tsx';
import { GroupSkeleton } from './PreferencesSkeleton.tsx';
import { channelsOf } from './preferenceGroups.ts';

/**
 * The preference for all workflows: one switch for everything and one for each channel. Where it cannot be loaded, it shows a
 * banner with a way to try again, and the rest works. Renders a `<section>`, or nothing where the backend has none.
 */
export const PreferencesGlobal = forwardRef<
  HTMLElement,
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>
>(function PreferencesGlobal(props, ref) {
  const { globalPreference } = useCapabilities('Preferences.Global');
  const { translator } = useInboxSettings('Preferences.Global');
  const { run: update } = useUpdatePreferences();
  const preferences = useGlobalPreferencesQuery();
  const { data, isFetching, refetch } = preferences;
  const failure = useLoadError(preferences);
  const slow = useLasting(isFetching, stillTryingAfterMs);
  const problem =
    !globalPreference || failure === undefined
      ? undefined
      : translator.text(slow ? 'stillTrying' : 'preferencesFailed');
  const role = useAlert(problem);
  const own = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const there = data !== undefined;
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => own.current);

  useEffect(() => {
    if (there && pressed.current && own.current !== null && isFocusLost(own.current)) {
      own.current.querySelector('input')?.focus();
    }
    pressed.current = false;
  }, [there]);

  function retry(): void {
    pressed.current = true;
    void refetch({ cancelRefetch: true });
  }

  if (!globalPreference) {
    return null;
  }
  if (data === undefined) {
    return problem ? (
      <Banner
        role={role}
        tone="warning"
        className={styles.problem}
        action={
          <Button variant="quiet" size="small" pending={isFetching && !slow} onClick={retry}>
            {translator.text('tryAgain')}
          </Button>
        }
      >
        {problem}
        {failure && !slow && <RefusalReasons errors={[failure]} />}
      </Banner>
    ) : (
      <>
        <StillTrying onRetry={retry} />
        <GroupSkeleton rows={allChannels.length} />
      </>
    );
  }
  const { preference } = data;
  const heading = translator.text('allNotifications');
  return channelsOf(preference).length === 0 ? null : (
    <PreferencesGroup
      {...props}
      ref={own}
      data-carillon-as="global-preference"
      heading={heading}
      switches={[preference.enabled]}
      onSwitch={(on) => void update({ switches: { enabled: on } })}
    >
      <ChannelSwitches name={heading} preference={preference} />
    </PreferencesGroup>
  );
});
