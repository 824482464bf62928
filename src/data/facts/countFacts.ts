import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { InboxClient } from '../client/InboxClient.ts';
import { type CountKind, countKinds } from '../model/counts.ts';
import type { Fact } from '../model/fact.ts';
import { filtersOf, type MessagesQuery } from '../model/messagesQuery.ts';
import type { Counted } from '../model/shownCount.ts';
import { factsOf } from './factKeys.ts';
import { queryKeys } from './queryKeys.ts';
import { tabMembership } from './tabMembers.ts';

export interface CountFact {
  readonly queryKey: QueryKey;
  readonly fact: Fact<number>;
  readonly counted: Counted;
}

/** The key of a count of the whole inbox, or of a query. */
export function countKey({ scope }: InboxClient, of: CountKind, query?: MessagesQuery): QueryKey {
  const keys = queryKeys(scope);
  return query === undefined ? keys[of] : [...keys.tab, filtersOf(query), of];
}

export function countedOf(client: InboxClient, of: CountKind, query?: MessagesQuery): Counted {
  const membership = query === undefined ? () => true : tabMembership(client, query);
  return { key: hashKey(countKey(client, of, query)), of, query: query ?? {}, isMember: membership };
}

/** The counts that are known: those of the whole inbox and those of tabs. */
export function countFactsOf(client: InboxClient): readonly CountFact[] {
  const keys = queryKeys(client.scope);
  const whole = countKinds.flatMap((of) =>
    factsOf<number>(client, keys[of]).map((known) => ({ ...known, counted: countedOf(client, of) })),
  );
  const tabs = factsOf<number>(client, keys.tab).map(({ queryKey, fact }) => {
    // `countKey` has written both.
    const [query, of] = queryKey.slice(keys.tab.length) as [MessagesQuery, CountKind];
    return { queryKey, fact, counted: countedOf(client, of, query) };
  });
  return [...whole, ...tabs];
}
