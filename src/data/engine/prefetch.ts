import { keepTrying, late } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { fetchFirstPage } from '../messages/fetchFirstPage.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import { organizationOptions } from '../organization/organization.ts';
import type { PersistOptions } from '../stored/persistInbox.ts';

const loadPersist = late(() => import('../stored/persistInbox.ts'));

/** Rarely used, so its code is not in this chunk. */
const loadPreferences = late(() => import('../preferences/prefetchPreferences.ts'));

/**
 * Fetches the data that the host wants early, and begins to persist the inbox if it wants that. The part that needs the data shows a
 * failure.
 */
export function prefetch(
  client: InboxClient,
  wanted: {
    readonly notifications?: boolean | MessagesQuery | undefined;
    readonly organization?: boolean | undefined;
    readonly userPreferences?: boolean | undefined;
    readonly userGlobalPreferences?: boolean | undefined;
    readonly persist?: boolean | PersistOptions | undefined;
  },
): void {
  const { persist } = wanted;
  if (persist) {
    client.events.on(
      'ending',
      keepTrying(loadPersist, ({ persistInbox }) => persistInbox(client, persist)),
    );
  }
  if (wanted.notifications) {
    void fetchFirstPage(client, wanted.notifications === true ? {} : wanted.notifications);
  }
  if (wanted.organization && client.enabled) {
    void client.queryClient.prefetchQuery(organizationOptions(client));
  }
  const { userPreferences, userGlobalPreferences } = wanted;
  if (userPreferences || userGlobalPreferences) {
    const wantedKinds = [
      ...(userPreferences ? (['template'] as const) : []),
      ...(userGlobalPreferences ? (['global'] as const) : []),
    ];
    client.events.on(
      'ending',
      keepTrying(loadPreferences, ({ prefetchPreferences }) => prefetchPreferences(client, wantedKinds)),
    );
  }
}
