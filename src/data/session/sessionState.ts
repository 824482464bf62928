import { useQuery } from '@tanstack/react-query';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { sessionOptions } from './session.ts';

/**
 * What a session can be: `idle` lacks an id or is held back by `enabled`, `initializing` waits for the platform (or for a
 * network to ask it by), `failed` was refused for good and has its reason in `useSession().error`, `signedOut` follows a logout.
 */
export const sessionStates = ['idle', 'initializing', 'ready', 'failed', 'signedOut'] as const;

/** One state of `sessionStates`. */
export type SessionState = (typeof sessionStates)[number];

/**
 * Where the session of the nearest provider stands. A token that expires is renewed in silence; a renewal that is refused, or
 * brings a token that is refused, ends as `failed` and not as `signedOut`: the reader has not left, and can try again.
 */
export function useSessionState(): SessionState {
  const client = useInboxClient('useSessionState');
  const { status, fetchStatus } = useQuery(sessionOptions(client), client.queryClient);
  if (client.signedOut) {
    return 'signedOut';
  }
  if (!client.enabled) {
    return 'idle';
  }
  if (status === 'success') {
    return 'ready';
  }
  return status === 'error' && fetchStatus === 'idle' ? 'failed' : 'initializing';
}
