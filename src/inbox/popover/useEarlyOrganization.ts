'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { organizationOptions, useInboxClient } from '../../data/index.ts';
import { createIntent } from '../root/intent.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Fetches the organization once the reader has come to the bell. It is here, since a bell at rest needs none of that code. */
export function useEarlyOrganization(enabled: boolean): void {
  const client = useInboxClient('Inbox.Popover');
  const { service } = useRoot('Inbox.Popover');
  const { branding } = useInboxSettings('Inbox.Popover');
  const { subscribe, get } = service(createIntent);
  const hasCome = useSyncExternalStore(subscribe, get, get) > 0;

  useEffect(() => {
    if (enabled && hasCome && branding !== null && client.enabled) {
      // Rests in the cache, so only the first of these fetches it.
      void client.queryClient.prefetchQuery(organizationOptions(client));
    }
  }, [enabled, hasCome, branding, client]);
}
