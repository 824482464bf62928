import type { QueryKey } from '@tanstack/react-query';
import type { PreferenceLevel } from '../../platform-constants/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { Scope } from '../client/identity.ts';
import type { Fact } from '../model/fact.ts';
import type { Feed } from '../model/feed.ts';
import { type MessagesQuery, normalizeQuery } from '../model/messagesQuery.ts';
import { queryKeys } from './queryKeys.ts';
import { factOf } from './recordFact.ts';

export function feedKey(scope: Scope, query: MessagesQuery): readonly unknown[] {
  return [...queryKeys(scope).feeds, normalizeQuery(query)];
}

export function loadedFeed(client: InboxClient, query: MessagesQuery): Feed | undefined {
  return factOf<Feed>(client, feedKey(client.scope, query))?.value;
}

/** The key of a level's preferences, which does not depend on the call that fetched them. */
export function preferencesKey(scope: Scope, level: PreferenceLevel) {
  return [...queryKeys(scope).preferences, level] as const;
}

/** What is known under this key and those that begin with it. */
export function factsOf<Value>({ queryClient }: InboxClient, queryKey: QueryKey) {
  return queryClient
    .getQueriesData<Fact<Value>>({ queryKey })
    .flatMap(([key, fact]) => (fact === undefined ? [] : [{ queryKey: key, fact }]));
}
