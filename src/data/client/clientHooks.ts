import { useCallback, useSyncExternalStore } from 'react';
import type { Capabilities } from '../backends/Capabilities.ts';
import type { ConnectionState } from './connectionState.ts';
import { useInboxClient } from './InboxClientContext.ts';

/** What the backend of the nearest provider can do for its reader. */
export function useCapabilities(part: string): Capabilities {
  const client = useInboxClient(part);
  const subscribe = useCallback((onChange: () => void) => client.events.on('session', onChange), [client]);
  const get = () => client.capabilities;
  return useSyncExternalStore(subscribe, get, get);
}

/** The present state of the live connection. */
export function useConnection(): ConnectionState {
  const { connection } = useInboxClient('useConnection');
  return useSyncExternalStore(connection.subscribe, connection.get, () => 'off');
}
