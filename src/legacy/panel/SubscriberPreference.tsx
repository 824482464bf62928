'use client';

import { useContext } from 'react';
import { InboxPreferences } from '../../inbox/index.ts';
import { legacyPreference } from '../model/legacyPreference.ts';
import { NotificationCenterContext } from './NotificationCenterContext.ts';
import type { INotificationCenterProps } from './panelProps.ts';
import { useFetchWhen } from './useFetchWhen.ts';

/** `InboxPreferences` with its old name: anywhere below the provider, with the filter of the panel around it or its own. */
export function SubscriberPreference(props: Pick<INotificationCenterProps, 'preferenceFilter'>) {
  useFetchWhen(true, 'fetchUserPreferences');
  const panel = useContext(NotificationCenterContext);
  const filter = props.preferenceFilter ?? panel?.preferenceFilter;
  return <InboxPreferences filter={filter && ((preference) => filter(legacyPreference(preference)))} />;
}
