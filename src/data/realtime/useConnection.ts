import { useSyncExternalStore } from 'react';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { ConnectionState } from './liveOptions.ts';

/** How live the inbox is right now. */
export function useConnection(): ConnectionState {
  const { live } = useInboxClient('useConnection');
  return useSyncExternalStore(live.subscribe, live.state, () => 'off');
}
