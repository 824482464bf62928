import { useCallback } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';

/** Sends an entry to the usage log, if the host's `usageLog` is on. A failure has no effect. */
function logUsage(client: InboxClient, ...[name, data]: Parameters<ReturnType<typeof useLogUsage>>): void {
  if (client.usageLog) {
    client
      .send(async (call) => client.backend.logUsage?.(name, data, call), { isSilent: true })
      .catch(() => {});
  }
}

/** A function that sends an entry to the usage log, if the nearest provider's `usageLog` is on. An undefined member is not sent. */
export function useLogUsage(): (
  name: string,
  data: Readonly<Record<string, string | boolean | undefined>>,
) => void {
  const client = useInboxClient('useLogUsage');
  return useCallback((name, data) => logUsage(client, name, data), [client]);
}
