import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { type InboxResult, useInboxResult } from '../client/inboxResult.ts';
import { useQuery } from '../client/useQuery.ts';
import type { SessionProfile } from '../model/session.ts';
import type { InboxError } from '../transport/InboxError.ts';

/** Key and function of the session. It never goes stale and is never collected. @source docs/protocol.md#limits-and-defaults */
export function sessionOptions(client: InboxClient) {
  return {
    queryKey: [...client.scope, 'session'] as const,
    queryFn: () => client.openSession(),
    enabled: client.enabled,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    // Observing a session that failed does not request it again.
    retryOnMount: false,
    // The client retries itself, and leaves no timer when it ends.
    retry: false,
  } as const;
}

/**
 * The session of the nearest provider: loading until both ids are present and the platform has answered. `refetch` requests one
 * that failed again; after a `useLogout`, use `useSignIn`.
 */
export function useSession(): InboxResult<SessionProfile> {
  const client = useInboxClient('useSession');
  const session = useQuery<SessionProfile, InboxError>(sessionOptions(client), client.queryClient);
  return useInboxResult({ ...session, isWanted: !client.signedOut, isStale: false });
}
