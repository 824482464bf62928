import type { InboxClient } from './client/InboxClient.ts';
import { fetchFirstPage } from './messages/fetchFirstPage.ts';
import { organizationOptions } from './organization/organization.ts';

/** Fetches what the host wants early. A failure is shown by the part that needs the data. */
export function prefetch(
  client: InboxClient,
  wanted: {
    readonly notifications: boolean;
    readonly organization: boolean;
    readonly userPreferences: boolean;
    readonly userGlobalPreferences: boolean;
  },
): void {
  if (wanted.notifications) {
    void fetchFirstPage(client, {});
  }
  if (wanted.organization && client.enabled) {
    void client.queryClient.prefetchQuery(organizationOptions(client));
  }
  const { userPreferences, userGlobalPreferences } = wanted;
  if (userPreferences || userGlobalPreferences) {
    // Hardly anybody wants them early, so their code is not in this chunk.
    import('./preferences/prefetchPreferences.ts').then(
      ({ prefetchPreferences }) =>
        prefetchPreferences(client, [
          ...(userPreferences ? (['template'] as const) : []),
          ...(userGlobalPreferences ? (['global'] as const) : []),
        ]),
      () => {},
    );
  }
}
