import { expect, test } from 'vitest';
import { feedOf, pageOf } from '../../../tests/support/feedOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { cachedMessages } from './cachedMessages.ts';
import { type FeedPages, messagesById } from './feedPages.ts';
import { queryKeys } from './queryKeys.ts';

const platform = mockPlatform();

const feed = (...ids: string[]) => feedOf(pageOf(ids, false));

/** A client that has loaded these feeds. */
function start(...feeds: (FeedPages | undefined)[]) {
  const client = inboxOf(platform());
  const { queryClient } = client;
  for (const [place, pages] of feeds.entries()) {
    const queryKey = [...queryKeys(client.scope).feeds, place];
    if (pages === undefined) {
      void queryClient.prefetchQuery({ queryKey, queryFn: () => new Promise(() => {}) });
    } else {
      queryClient.setQueryData(queryKey, pages);
    }
  }
  queryClient.setQueryData([...client.scope, 'other'], feed('other'));
  return cachedMessages(client);
}

test('without a loaded feed there are none', () => {
  expect([...start().keys()]).toEqual([]);
  expect([...start(undefined).keys()]).toEqual([]);
});

test('of one feed they are its own rows, not a copy', () => {
  const one = feed('a', 'b');
  expect(start(undefined, one)).toBe(messagesById(one));
});

test('of several feeds each is there once, as the feed has it that was loaded last', () => {
  const [one, other] = [feed('a', 'b'), feed('b', 'c')];
  const all = start(one, undefined, other);
  expect([...all.keys()]).toEqual(['a', 'b', 'c']);
  expect(all.get('b')).toBe(other.pages[0]?.messages[0]);
});
