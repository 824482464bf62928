import { partialMatchKey } from '@tanstack/react-query';
import { type ReadableStore, sameList } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { MessageFact } from '../model/fact.ts';
import { type Feed, rowsById } from '../model/feed.ts';
import { factsOf } from './factKeys.ts';
import { queryKeys } from './queryKeys.ts';

/** The loaded messages of all feeds by their ids; of one that several feeds have, the one that was asked last. */
export type MessageFacts = ReadonlyMap<string, MessageFact>;

/** The loaded messages of a client: the same map until a feed changes. */
export function messageFactsOf(client: InboxClient): ReadableStore<MessageFacts> {
  return client.service(createMessageFacts);
}

function createMessageFacts(client: InboxClient): ReadableStore<MessageFacts> {
  const { feeds: queryKey } = queryKeys(client.scope);
  let lists: readonly Feed['rows'][] = [];
  let byId: MessageFacts = new Map();
  return {
    get() {
      const rows = factsOf<Feed>(client, queryKey).map(({ fact }) => fact.value.rows);
      const now = sameList(lists, rows);
      if (now !== lists) {
        lists = now;
        byId = newest(now);
      }
      return byId;
    },
    subscribe: (onChange) =>
      client.queryClient.getQueryCache().subscribe(({ type, query }) => {
        // A hook adds and observes its query while React renders, which changes no rows.
        if ((type === 'updated' || type === 'removed') && partialMatchKey(query.queryKey, queryKey)) {
          onChange();
        }
      }),
  };
}

function newest([only = [], ...others]: readonly Feed['rows'][]): MessageFacts {
  if (others.length === 0) {
    return rowsById(only);
  }
  const byId = new Map(rowsById(only));
  for (const row of others.flat()) {
    const known = byId.get(row.message.id);
    if (known === undefined || known.askedAt < row.askedAt) {
      byId.set(row.message.id, row);
    }
  }
  return byId;
}
