'use client';

import { Inbox, InboxPreferences } from '../inbox/index.ts';
import type { INotificationCenterProps } from './panelProps.ts';

/** `InboxPreferences` by its old name. It takes its filter itself, and stands anywhere below the provider. */
export function SubscriberPreference({
  preferenceFilter,
}: Pick<INotificationCenterProps, 'preferenceFilter'>) {
  return <InboxPreferences filter={preferenceFilter} />;
}

/** `Inbox.ItemButtons` by its old name: the sender's buttons of the row that it stands in. */
export function ActionContainer() {
  return <Inbox.ItemButtons />;
}
