import type { InboxClient } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import {
  type FetchOptions,
  type FullResult,
  type InboxResult,
  useInboxResult,
} from '../client/inboxResult.ts';
import { supported } from '../client/supported.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { askFact } from '../facts/recordFact.ts';
import { factOptions, useFact } from '../facts/useFact.ts';
import type { Organization } from '../model/organization.ts';

/** Key and function of the organization. */
export function organizationOptions(client: InboxClient) {
  const queryKey = queryKeys(client.scope).organization;
  return factOptions(client, queryKey, (signal) =>
    askFact(client, queryKey, () =>
      client.ask('organization', signal, (call) =>
        supported(client, 'organization', (backend) => backend.getOrganization?.(call)),
      ),
    ),
  );
}

/** The organization of the nearest provider's application. */
export function useOrganization(options: FetchOptions = {}): InboxResult<Organization> {
  return useInboxResult(useOrganizationQuery(options));
}

/** The organization with the whole state of its query. */
export function useOrganizationQuery(options: FetchOptions = {}): FullResult<Organization> {
  const client = useInboxClient('useOrganization');
  return useFact(client, organizationOptions(client), options.enabled, ({ value }) => value);
}
