import { useCallback, useSyncExternalStore } from 'react';
import type { Capabilities } from '../backends/Capabilities.ts';
import { useInboxClient } from './InboxClientContext.ts';

/** What the backend of the nearest provider can do for its reader. */
export function useCapabilities(part: string): Capabilities {
  const client = useInboxClient(part);
  const subscribe = useCallback((onChange: () => void) => client.events.on('session', onChange), [client]);
  const get = () => client.capabilities;
  return useSyncExternalStore(subscribe, get, get);
}
