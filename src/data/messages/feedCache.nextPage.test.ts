import { describe, expect, test } from 'vitest';
import { removalOf } from '../../../tests/support/changes.ts';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { holdAnswers } from '../../mocks/index.ts';
import { applyChange } from '../outbox/applyChange.ts';
import { cancelFeedFetches, mergeReturned, replaceMessages, shownMessages } from './feedCache.ts';

const platform = mockPlatform();
const feedPath = '/widgets/notifications/feed';

/** A loaded inbox whose next page is on its way. */
async function start() {
  const fixture = await markFixture(platform({ messages: 25 }));
  const held = holdAnswers(fixture.world, feedPath);
  const next = fixture.screen.observer.fetchNextPage();
  await held.arrived(1);
  const feedCalls = () => fixture.world.requests.filter(({ path }) => path === feedPath).length;
  return { ...fixture, held, next, feedCalls };
}

describe('what is confirmed while the next page is on its way', () => {
  test('is in the feed when that page is there, without another call', async () => {
    const { client, screen, mark, ids, held, next, feedCalls } = await start();
    await mark([ids.first], 'read');
    expect(screen.row(ids.first)?.read).toBe(true);
    held.end();
    await next;
    await quiet(client);
    expect(screen.rows()).toHaveLength(20);
    expect(screen.row(ids.first)?.read).toBe(true);
    expect(feedCalls()).toBe(2);
  });

  test('stays in the feed when that page fails, and nothing is left unhandled', async () => {
    const { client, screen, mark, ids, held, next } = await start();
    await mark([ids.first], 'read');
    await client.queryClient.cancelQueries();
    held.end();
    await next.catch(() => {});
    expect(screen.rows()).toHaveLength(10);
    expect(screen.row(ids.first)?.read).toBe(true);
  });
});

test('only a refetch is cancelled for a change, and not what is no feed', async () => {
  const { client, held, next, screen } = await start();
  expect(await cancelFeedFetches(client)).toBe(false);
  held.end();
  await next;
  expect(screen.rows()).toHaveLength(20);
  let isAborted = false;
  const other = client.queryClient.fetchQuery({
    queryKey: ['something of the host'],
    queryFn: ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
        });
        setTimeout(resolve, 5, 'done');
      }),
  });
  expect(await cancelFeedFetches(client)).toBe(false);
  expect(await other).toBe('done');
  expect(isAborted).toBe(false);
});

test('the shown messages are those of every feed without the removed ones', async () => {
  const { client, screen, ids } = await markFixture(platform());
  expect(shownMessages(client)).toEqual(screen.rows());
  applyChange(client, removalOf(ids.second));
  expect(shownMessages(client).map(({ _id }) => _id)).not.toContain(ids.second);
  expect(shownMessages(client)).toHaveLength(9);
});

test('what the server returned about a message is in its row, and in no other', async () => {
  const { client, screen, ids } = await markFixture(platform());
  const before = screen.rows();
  mergeReturned(client, { _id: ids.second, read: true });
  expect(screen.rows().map(({ read }) => read)).toEqual(
    before.map(({ _id, read }) => _id === ids.second || read),
  );
  expect(screen.row(ids.first)).toBe(before[0]);
});

test('nothing returned leaves the same pages', () => {
  const pages = { pages: [], pageParams: [] };
  expect(replaceMessages(pages, [])).toBe(pages);
});
