import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { SessionProfile } from '../model/session.ts';
import type { InboxError } from '../transport/InboxError.ts';

/** Key and function of the session. It never goes stale and is never collected. @source docs/protocol.md#limits-and-defaults */
export function sessionOptions(client: InboxClient) {
  return queryOptions<SessionProfile, InboxError>({
    queryKey: [...client.scope, 'session'] as const,
    queryFn: () => client.openSession(),
    enabled: client.enabled,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    // Observing a session that failed does not request it again.
    retryOnMount: false,
    // The client retries itself, and leaves no timer when it ends.
    retry: false,
  });
}

/**
 * The session of the nearest provider: pending until both ids are present and the platform has answered. `refetch` requests one
 * that failed again; after a `useLogout`, use `useSignIn`.
 */
export function useSession(): UseQueryResult<SessionProfile, InboxError> {
  const client = useInboxClient('useSession');
  return useQuery(sessionOptions(client), client.queryClient);
}
