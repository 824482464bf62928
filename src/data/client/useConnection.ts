import { useSyncExternalStore } from 'react';
import type { ConnectionState } from './connectionState.ts';
import { useInboxClient } from './InboxClientContext.ts';

/** How live the inbox is right now. */
export function useConnection(): ConnectionState {
  const { connection } = useInboxClient('useConnection');
  return useSyncExternalStore(connection.subscribe, connection.get, () => 'off');
}
