import { useInboxClient } from '../client/InboxClientContext.ts';
import { useQuery } from '../client/useQuery.ts';
import { sessionOptions } from './session.ts';

/**
 * The states of a session: `idle` lacks an id or `enabled` is false, `initializing` waits for the platform (or for a
 * network to reach it), `failed` was refused for good with its reason in `useSession().error`, `signedOut` follows a logout.
 */
export const sessionStates = ['idle', 'initializing', 'ready', 'failed', 'signedOut'] as const;

/** One state of `sessionStates`. */
export type SessionState = (typeof sessionStates)[number];

/**
 * The state of the nearest provider's session. An expired token is renewed without a change of state; a renewal that is refused, or
 * brings a token that is refused, ends as `failed` and not as `signedOut`: the reader has not signed out, and can try again.
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

/**
 * A function that ends the session of every provider of this subscriber on the page: calls under way are cancelled, the token,
 * the cache and the socket are removed. It stays so until the function of `useSignIn` is called, the identity changes, or the last of
 * these providers is unmounted. @source docs/protocol.md#session-states
 */
export function useLogout(): () => void {
  return useInboxClient('useLogout').signOut;
}

/** A function that requests a session again after a logout. Otherwise it does nothing. */
export function useSignIn(): () => void {
  return useInboxClient('useSignIn').signIn;
}
