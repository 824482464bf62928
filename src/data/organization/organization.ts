import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryDefaults } from '../cache/queryDefaults.ts';
import { useReaderTries } from '../cache/useReaderTries.ts';
import type { FetchOptions } from '../client/fetchOptions.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import type { InboxError } from '../transport/InboxError.ts';
import { type Organization, parseOrganization } from './parseOrganization.ts';

/** Key and function of the organization. */
export function organizationOptions(client: InboxClient) {
  return queryOptions<Organization, InboxError>({
    ...queryDefaults,
    queryKey: [...client.scope, 'organization'] as const,
    enabled: client.enabled,
    queryFn: async ({ signal }) => parseOrganization(await client.call('organization', { signal })),
  });
}

/** The organization of the nearest provider's application. */
export function useOrganization(options: FetchOptions = {}): UseQueryResult<Organization, InboxError> {
  const client = useInboxClient('useOrganization');
  const enabled = client.enabled && options.enabled !== false;
  const { queryKey, ...asked } = organizationOptions(client);
  const result = useQuery({ ...asked, queryKey, enabled }, client.queryClient);
  return useReaderTries(client, queryKey, result);
}
