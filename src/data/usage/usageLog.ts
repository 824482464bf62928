import { useCallback } from 'react';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';

/** The prefix of every name in the log. @source docs/protocol.md#usage-log */
const namePrefix = '[Widget] - ';

/** The data of a log entry. An undefined member is not sent. */
export type UsagePayload = Readonly<Record<string, string | boolean | undefined>>;

/** Sends an entry to the usage log, if the host's `usageLog` is on. A failure has no effect. */
function logUsage(client: InboxClient, name: string, payload: UsagePayload): void {
  if (client.usageLog) {
    const body = { name: namePrefix + name, payload };
    // `keepalive`, since a click often leads away from the page.
    client.call('logUsage', { body, keepalive: true }).catch(() => {});
  }
}

/** A function that sends an entry to the usage log, if the nearest provider's `usageLog` is on. */
export function useLogUsage(): (name: string, payload: UsagePayload) => void {
  const client = useInboxClient('useLogUsage');
  return useCallback((name, payload) => logUsage(client, name, payload), [client]);
}
