import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { shownRows } from '../../../tests/support/inboxOf.ts';
import { answerOf, restCalls } from '../../../tests/support/restCalls.ts';
import { createInboxClient } from '../../data/engine/createInboxClient.ts';
import { askForFeeds } from '../../data/facts/feedWishes.ts';
import { fetchNextPage } from '../../data/messages/fetchFeed.ts';
import { messagesFeedOptions } from '../../data/messages/messagesFeed.ts';
import { updateMessages } from '../../data/messages/updateMessages.ts';

afterEach(() => void vi.useRealTimers());

/** Pages of two rows each, of which the last leads to the first again. After many requests it ends, so that the test does. */
function circle(pages: readonly string[]) {
  let requests = 0;
  return ({ url, method }: Request) => {
    requests += 1;
    if (method === 'POST') {
      return answerOf({});
    }
    if (url.includes('/count')) {
      return answerOf({ count: 6 });
    }
    const at = Math.max(0, pages.indexOf(new URL(url).searchParams.get('cursor') ?? ''));
    const name = pages[at] ?? '';
    const messages = [`${name}1`, `${name}2`].map((id) => ({ id, createdAt: '2026-11-25T00:00:00Z' }));
    return answerOf({
      messages: [...messages, ...messages],
      next: requests < 100 ? pages[(at + 1) % pages.length] : null,
    });
  };
}

test.each([
  ['all', 3],
  ['fewer', 2],
])(
  'cursors that go round in a circle end: each row stands once, and nothing is asked without an end, when %s of the pages are left',
  async (_, left) => {
    vi.useFakeTimers();
    const pages = ['a', 'b', 'c'];
    const { backend, routes } = restCalls(circle(pages), {
      line: false,
      capabilities: { read: 'ids' },
    });
    const queryClient = new QueryClient();
    const client = createInboxClient({ subscriberId: 'ana', backend }, queryClient);
    const observer = new QueryObserver(queryClient, messagesFeedOptions(client, {}));
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(100);
    for (let page = 0; page < 6; page += 1) {
      await fetchNextPage(client, {}, new AbortController().signal);
    }
    const ids = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'];
    expect(shownRows(client, {}).map(({ id }) => id)).toEqual(ids);

    await updateMessages(client, { all: {}, read: true });
    pages.length = left;
    askForFeeds(client, 'stored');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shownRows(client, {}).map(({ id }) => id)).toEqual(ids.slice(0, left * 2));
    expect(routes().length).toBeLessThan(40);

    stop();
    client.destroy();
  },
);
