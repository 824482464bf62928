import { useCallback } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';

/** The data of a log entry. An undefined member is not sent. */
export type UsageData = Readonly<Record<string, string | boolean | undefined>>;

/** Sends an entry to the usage log, if the host's `usageLog` is on. A failure has no effect. */
function logUsage(client: InboxClient, name: string, data: UsageData): void {
  if (client.usageLog) {
    client.send((call) => client.backend.logUsage(name, data, call), { isSilent: true }).catch(() => {});
  }
}

/** A function that sends an entry to the usage log, if the nearest provider's `usageLog` is on. */
export function useLogUsage(): (name: string, data: UsageData) => void {
  const client = useInboxClient('useLogUsage');
  return useCallback((name, data) => logUsage(client, name, data), [client]);
}
