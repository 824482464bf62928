import { describe, expect, test } from 'vitest';
import { type MessageSearch, pagesPerSearch, paneStateOf, wantsOlder } from './paneState.ts';

const feed: MessageSearch['feed'] = {
  data: { rows: [] },
  error: null,
  moreError: null,
  isStale: false,
  isFetching: false,
  isFetchingMore: false,
  hasMore: false,
};

function searchOf(
  members: Partial<MessageSearch['feed']>,
  others: Partial<MessageSearch> = {},
): MessageSearch {
  return { found: false, wasFound: false, pages: 0, ...others, feed: { ...feed, ...members } };
}

describe('a pane whose message is not loaded', () => {
  test.each([
    ['looks for it before the first answer', { data: undefined, isFetching: true }, {}, 'looking', false],
    ['shows none where the list could not be loaded', { data: undefined, error: 1 }, {}, 'none', false],
    ['does not believe the messages of an earlier visit', { isStale: true }, {}, 'looking', false],
    ['waits for the answer that is on its way', { isFetching: true }, {}, 'looking', false],
    ['waits before it asks for older ones', { isFetching: true, hasMore: true }, {}, 'looking', false],
    ['waits for older ones', { isFetchingMore: true, hasMore: true }, { pages: 1 }, 'looking', false],
    ['asks for older ones', { hasMore: true }, {}, 'looking', true],
    ['asks the reader after some pages', { hasMore: true }, { pages: pagesPerSearch }, 'older', false],
    [
      'keeps that button while the newest ones are asked for again',
      { hasMore: true, isFetching: true },
      { pages: pagesPerSearch },
      'older',
      false,
    ],
    ['asks the reader after a failure', { hasMore: true, moreError: 1 }, { pages: 1 }, 'older', false],
    ['knows that it is gone once all are loaded', {}, { pages: 3 }, 'gone', false],
    ['knows that it is gone if it was there', { hasMore: true }, { wasFound: true }, 'gone', false],
  ] as const)('%s', (_, members, others, state, asks) => {
    const search = searchOf(members, others);
    expect([paneStateOf(search), wantsOlder(search)]).toEqual([state, asks]);
  });
});

test('a pane shows a loaded message whatever the feed does, and asks for nothing', () => {
  const search = searchOf({ isFetching: true, hasMore: true }, { found: true, wasFound: true });
  expect([paneStateOf(search), wantsOlder(search)]).toEqual(['message', false]);
});
