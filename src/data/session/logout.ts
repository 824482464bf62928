import { useInboxClient } from '../client/InboxClientContext.ts';

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
