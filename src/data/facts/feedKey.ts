import type { Scope } from '../client/identity.ts';
import { type MessagesQuery, normalizeQuery } from '../model/messagesQuery.ts';
import { queryKeys } from './queryKeys.ts';

/** The key of a feed. */
export function feedKey(scope: Scope, query: MessagesQuery): readonly unknown[] {
  return [...queryKeys(scope).feeds, normalizeQuery(query)];
}
