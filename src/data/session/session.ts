import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { invalidAnswer } from '../transport/InboxError.ts';
import { dataOf, isRecord, isString } from '../transport/shapes.ts';

/** Who the session belongs to. The token is not here: caches are shown by developer tools and may be persisted. */
export interface SessionProfile {
  readonly _id?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** An opened session, as the wire says it. */
export interface OpenedSession {
  readonly token: string;
  readonly profile: SessionProfile;
}

/** Key and function of the session. It never goes stale and is never collected. @source docs/protocol.md#limits-and-defaults */
export function sessionOptions(client: InboxClient) {
  return queryOptions({
    queryKey: [...client.scope, 'session'] as const,
    queryFn: () => client.openSession(),
    enabled: client.enabled,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    // To look at a session that failed is not to ask for it again.
    retryOnMount: false,
    // The client tries again itself, and leaves no timer when it ends.
    retry: false,
  });
}

/**
 * The session of the nearest provider: pending until both ids are present and the platform has answered. `refetch` asks again
 * for one that failed; after a `useLogout` it is `useSignIn` that leads back.
 */
export function useSession(): UseQueryResult<SessionProfile> {
  const client = useInboxClient('useSession');
  return useQuery(sessionOptions(client), client.queryClient);
}

/** Checks the session's answer once. A token that cannot go into a header fails the session. */
export function parseSession(body: unknown): OpenedSession {
  const { token, profile } = dataOf(body);
  // RFC 6750: the characters a bearer token may have. A line break would be a second header.
  if (!isString(token) || !/^[\w\-.~+/]+=*$/.test(token)) {
    throw invalidAnswer('The session has no usable token');
  }
  const person = isRecord(profile) ? profile : {};
  const text = (value: unknown) => (isString(value) ? value : undefined);
  return {
    token,
    profile: { _id: text(person._id), firstName: text(person.firstName), lastName: text(person.lastName) },
  };
}
