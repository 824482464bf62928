import type { MessagesQuery } from '../../data/index.ts';
import type { IStoreQuery } from './messageTypes.ts';

const known = new WeakMap<IStoreQuery, MessagesQuery>();

/** An old query in the words of the inbox; for the same query always the same object. */
export function messagesQuery(query: IStoreQuery): MessagesQuery {
  const { feedIdentifier: feed, payload: data, ...others } = query;
  const now = known.get(query) ?? { feed, data, ...others };
  known.set(query, now);
  return now;
}
