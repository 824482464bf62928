'use client';

import { Inbox, InboxPreferences } from '../inbox/index.ts';
import type { INotificationCenterProps } from './panelProps.ts';

/** `InboxPreferences` with its old name. It takes the filter itself, and can be rendered anywhere below the provider. */
export function SubscriberPreference({
  preferenceFilter,
}: Pick<INotificationCenterProps, 'preferenceFilter'>) {
  return <InboxPreferences filter={preferenceFilter} />;
}

/** `Inbox.ItemButtons` with its old name: the sender's buttons of the row around it. */
export function ActionContainer() {
  return <Inbox.ItemButtons />;
}
