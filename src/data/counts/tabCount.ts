import { queryOptions } from '@tanstack/react-query';
import { countLimit, movedCount } from '../cache/countLimit.ts';
import { type FeedPages, messagesOf } from '../cache/feedPages.ts';
import { queryDefaults } from '../cache/queryDefaults.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { parseFeedPage } from '../messages/messagesFeed.ts';
import { countQuery, feedQuery, filtersOf, isWithin, type MessagesQuery } from '../model/messagesQuery.ts';
import { type Change, effectOf } from '../outbox/change.ts';
import { withPendingChanges } from '../outbox/foldMessages.ts';
import type { InboxError } from '../transport/InboxError.ts';
import type { CountKind } from './countKinds.ts';
import { parseCount } from './parseCount.ts';

/** The flag that is false in a counted message. */
const flagOf = { unread: 'read', unseen: 'seen' } as const satisfies Record<CountKind, string>;

/** Key and function of a query's count: its unseen or unread messages, 0 to 100. @source docs/protocol.md#feed-queries */
export function tabCountOptions(client: InboxClient, query: MessagesQuery, of: CountKind = 'unseen') {
  const filters = filtersOf(query);
  const flag = flagOf[of];
  const { tab } = queryKeys(client.scope);
  return queryOptions<number, InboxError>({
    ...queryDefaults,
    queryKey: [...tab, filters, ...(of === 'unseen' ? [] : [of])],
    enabled: client.enabled,
    async queryFn({ signal }) {
      if (filters[flag] === true) {
        return 0;
      }
      const counted = { ...filters, [flag]: false, limit: countLimit };
      if (filters.payload === undefined) {
        const asked = { ...countQuery(counted), limit: countLimit };
        return parseCount(await client.call('tabCount', { query: asked, signal }));
      }
      // The count call ignores the payload, so the rows themselves are counted.
      const page = await client.call('messagesFeed', { query: feedQuery(counted, 0), signal });
      return parseFeedPage(page, () => {}).messages.length;
    },
  });
}

/** A query's count after changes to its loaded messages. If all of it is changed, only messages that arrived since are counted. */
export function movedTabCount(
  count: number,
  query: MessagesQuery,
  pages: FeedPages,
  changes: readonly Change[],
  of: CountKind = 'unseen',
): number {
  const flag = flagOf[of];
  const rows = messagesOf(pages);
  const before = rows.filter((row) => !row[flag]).length;
  const after = rows.filter((row) => withPendingChanges(row, changes)?.[flag] === false).length;
  const all = changes.some((change) => {
    const effect = effectOf(change);
    return (
      change.type === 'feed' &&
      isWithin(query, change.target.query) &&
      (effect === 'removed' || effect?.[flag] === true)
    );
  });
  return all ? after : movedCount(count, after - before);
}
