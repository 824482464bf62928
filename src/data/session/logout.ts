import { useInboxClient } from '../client/InboxClientContext.ts';

/**
 * A function that ends the session of every provider of this subscriber on the page: calls under way are given up, the token,
 * the cache and the socket are gone. It stays so until `useSignIn`'s function is called, the identity changes, or the last of
 * these providers is unmounted. @source docs/protocol.md#session-states
 */
export function useLogout(): () => void {
  return useInboxClient('useLogout').signOut;
}

/** A function that asks for a session again after a logout. At any other time it does nothing. */
export function useSignIn(): () => void {
  return useInboxClient('useSignIn').signIn;
}
