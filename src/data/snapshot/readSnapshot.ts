import type { QueryKey } from '@tanstack/react-query';
import type { FeedPages } from '../cache/feedPages.ts';
import { isUnconfirmed } from '../cache/isUnconfirmed.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { countKinds } from '../counts/countKinds.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import type { Organization } from '../organization/parseOrganization.ts';
import { type InboxSnapshot, snapshotVersion } from './InboxSnapshot.ts';

/**
 * What a client's cache holds of the server, without the reader's unconfirmed changes, and without what is shown of an earlier visit:
 * the counts, the organization, and the first page of each feed. Undefined without a subscriber, after signing out, and as long as
 * nothing is loaded.
 */
export function readSnapshot(client: InboxClient): InboxSnapshot | undefined {
  const { queryClient } = client;
  const { applicationIdentifier, subscriberId, backendUrl } = client.identity;
  const keys = queryKeys(client.scope);
  if (!client.enabled || applicationIdentifier === undefined || subscriberId === undefined) {
    return undefined;
  }
  const loaded = <Data>(key: QueryKey): Data | undefined => {
    const state = queryClient.getQueryState<Data>(key);
    return state === undefined || isUnconfirmed(state) ? undefined : state.data;
  };
  const counts = Object.fromEntries(
    countKinds.flatMap((kind) => {
      const count = loaded<number>(keys[kind]);
      return count === undefined ? [] : [[kind, count]];
    }),
  );
  const organization = loaded<Organization>(keys.organization);
  const feeds = queryClient
    .getQueryCache()
    .findAll({ queryKey: keys.feeds })
    .flatMap((query): InboxSnapshot['feeds'] => {
      // `messagesFeedOptions` has written both.
      const asked = query.queryKey.at(-1) as MessagesQuery;
      const [page] = loaded<FeedPages>(query.queryKey)?.pages ?? [];
      return page === undefined ? [] : [{ query: asked, ...page }];
    });
  if (Object.keys(counts).length === 0 && organization === undefined && feeds.length === 0) {
    return undefined;
  }
  const identity = { applicationIdentifier, subscriberId, backendUrl };
  return { version: snapshotVersion, savedAtMs: Date.now(), ...identity, organization, counts, feeds };
}
