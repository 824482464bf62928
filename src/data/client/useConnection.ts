import { useSyncExternalStore } from 'react';
import type { ConnectionState } from './connectionState.ts';
import { useInboxClient } from './InboxClientContext.ts';

/** The present state of the live connection. */
export function useConnection(): ConnectionState {
  const { connection } = useInboxClient('useConnection');
  return useSyncExternalStore(connection.subscribe, connection.get, () => 'off');
}
