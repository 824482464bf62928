import type { QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { backendIdOf } from '../client/identity.ts';
import { factsOf } from '../facts/factKeys.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { factOf } from '../facts/recordFact.ts';
import { countKinds } from '../model/counts.ts';
import type { Feed } from '../model/feed.ts';
import type { MessagesQuery } from '../model/messagesQuery.ts';
import type { Organization } from '../model/organization.ts';
import { type InboxSnapshot, snapshotVersion } from './InboxSnapshot.ts';

/**
 * What a client's cache holds of the server, without the reader's unconfirmed changes, and without what is shown of an earlier visit:
 * the counts, the organization, and the first page of each feed. Undefined without a subscriber, after signing out, and as long as
 * nothing is loaded.
 */
export function readSnapshot(client: InboxClient): InboxSnapshot | undefined {
  const { identity } = client;
  const { applicationIdentifier, subscriberId } = identity;
  const keys = queryKeys(client.scope);
  if (!client.enabled || subscriberId === undefined) {
    return undefined;
  }
  const loaded = <Value>(key: QueryKey): Value | undefined => {
    const fact = factOf<Value>(client, key);
    return fact?.isStored ? undefined : fact?.value;
  };
  const counts = Object.fromEntries(
    countKinds.flatMap((kind) => {
      const count = loaded<number>(keys[kind]);
      return count === undefined ? [] : [[kind, count]];
    }),
  );
  const organization = loaded<Organization>(keys.organization);
  const feeds = factsOf<Feed>(client, keys.feeds)
    .filter(({ fact }) => !fact.isStored)
    .map(({ queryKey, fact }) => {
      const { rows, head, raw } = fact.value;
      const messages = rows.slice(0, head.size).map(({ message }) => message);
      // `feedKey` has written the query.
      const query = queryKey.at(-1) as MessagesQuery;
      return { query, messages, next: head.next, raw };
    });
  if (Object.keys(counts).length === 0 && organization === undefined && feeds.length === 0) {
    return undefined;
  }
  const reader = { applicationIdentifier, subscriberId, backendId: backendIdOf(identity) };
  return { version: snapshotVersion, savedAtMs: Date.now(), ...reader, organization, counts, feeds };
}
