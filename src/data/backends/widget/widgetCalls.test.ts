import { expect, test, vi } from 'vitest';
import { buildFeed } from '../../../mocks/index.ts';
import { parseFeedPage } from './parseFeedPage.ts';

test('an answer without a body is the empty end of a feed', () => {
  expect(parseFeedPage(undefined, () => {})).toEqual({ messages: [], size: 0, hasMore: false });
});

test('an answer that is no list says so', () => {
  expect(() => parseFeedPage({ data: {} }, () => {})).toThrow('The feed is no list');
});

test('what a page says besides its rows is kept apart from them', () => {
  const dropped = vi.fn();
  const page = parseFeedPage({ data: buildFeed(2), hasMore: true, totalCount: 7, page: 0 }, dropped);
  expect(page.messages).toHaveLength(2);
  expect(page).toMatchObject({ hasMore: true, envelope: { totalCount: 7, page: 0 } });
  expect(page.envelope).not.toHaveProperty('data');
  expect(dropped).not.toHaveBeenCalled();
});
