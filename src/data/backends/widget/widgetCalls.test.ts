import { describe, expect, test } from 'vitest';
import { buildFeed } from '../../../mocks/index.ts';
import type { BackendCall } from '../InboxBackend.ts';
import { moveCursor, widgetCalls } from './widgetCalls.ts';

const call: BackendCall = { report() {}, follow: (request) => request };

/** The page that this answer is read as, and the query of the call. */
async function pageOf(answer: unknown, cursor: unknown = null) {
  const asked: unknown[] = [];
  const calls = widgetCalls({
    backendUrl: 'https://api.example.com',
    async fetch(url) {
      asked.push(Number(new URL(String(url)).searchParams.get('page')));
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
    },
  });
  const page = await calls.listMessages({}, cursor, undefined, call);
  return { page, asked };
}

describe('a page of a feed', () => {
  test('without a body is the empty end of it', async () => {
    expect((await pageOf(undefined)).page).toEqual({ messages: [], next: null });
  });

  test.each([[{ data: {} }], [null], [[]], [{}]])('that is %j is an error', async (answer) => {
    await expect(pageOf(answer)).rejects.toThrow('The feed is no list');
  });

  test('keeps what it says besides its rows apart from them', async () => {
    const { page } = await pageOf({ data: buildFeed(2), hasMore: true, totalCount: 7, page: 0 });
    expect(page.messages).toHaveLength(2);
    expect(page.raw).toEqual({ totalCount: 7, page: 0 });
  });

  test('is followed by the page that begins where its rows end', async () => {
    const first = await pageOf({ data: buildFeed(3), hasMore: true });
    expect([first.asked, first.page.next]).toEqual([[0], { end: 3, size: 3 }]);
    const second = await pageOf({ data: buildFeed(3), hasMore: true }, first.page.next);
    expect([second.asked, second.page.next]).toEqual([[1], { end: 6, size: 3 }]);
    const last = await pageOf({ data: buildFeed(1), hasMore: false }, second.page.next);
    expect([last.asked, last.page.next]).toEqual([[2], null]);
  });

  test('is the last one where it has no rows, whatever it says', async () => {
    expect((await pageOf({ data: [], hasMore: true })).page.next).toBeNull();
    expect((await pageOf({ data: [1, 'x'], hasMore: 'true' })).page.next).toBeNull();
  });

  test.each([[undefined], ['x'], [{ end: 'x', size: 3 }], [{ end: 1.5, size: 3 }], [{ end: 4, size: 0 }]])(
    'after the malformed cursor %j is the first one',
    async (cursor) => {
      expect((await pageOf({ data: [], hasMore: false }, cursor)).asked).toEqual([0]);
    },
  );
});

test('a cursor moves with the rows above it, and so does its page', async () => {
  const end = { end: 20, size: 10 };
  expect(moveCursor(end, 2)).toEqual({ end: 22, size: 10 });
  expect(moveCursor(end, -30)).toEqual({ end: 0, size: 10 });
  expect((await pageOf({ data: [], hasMore: false }, moveCursor(end, -1))).asked).toEqual([1]);
});
