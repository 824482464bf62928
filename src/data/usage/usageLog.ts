import { useCallback } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';

/** Stands before every name in the log. @source docs/protocol.md#usage-log */
const namePrefix = '[Widget] - ';

/** What is told with a use. An undefined member is not sent. */
export type UsagePayload = Readonly<Record<string, string | boolean | undefined>>;

/** Tells the platform of a use, if the host's `usageLog` is on. Nobody hears of it when that fails. */
function logUsage(client: InboxClient, name: string, payload: UsagePayload): void {
  if (client.usageLog) {
    const body = { name: namePrefix + name, payload };
    // A click often leads away from the page.
    client.call('logUsage', { body, keepalive: true }).catch(() => {});
  }
}

/** A function that tells the platform of a use, if the nearest provider's `usageLog` is on. */
export function useLogUsage(): (name: string, payload: UsagePayload) => void {
  const client = useInboxClient('useLogUsage');
  return useCallback((name, payload) => logUsage(client, name, payload), [client]);
}
