import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildFeed } from '../../mocks/index.ts';
import type { InboxError } from '../transport/InboxError.ts';

const platform = mockPlatform();
const feedPath = '/widgets/notifications/feed';

/** A feed that answers every page with this body; undefined is a 204. */
function withFeed(body: unknown) {
  const world = platform();
  world.addFault({
    concerns: ({ path }) => path === feedPath,
    before: () => new HttpResponse(JSON.stringify(body) ?? null, { status: body === undefined ? 204 : 200 }),
  });
  const client = inboxOf(world);
  const errors: InboxError[] = [];
  client.events.on('error', (error) => errors.push(error));
  return { world, client, errors, screen: feedScreen(client) };
}

describe('fault 12, 14: an answer that is no feed', () => {
  test.each([[null], [[]], [{}], [{ data: null }], [{ data: {} }], [{ data: 'x' }], ['x'], [0]])(
    'such as %j is an error and never an empty inbox',
    async (body) => {
      const { screen } = withFeed(body);
      await vi.waitFor(() => expect(screen.observer.getCurrentResult().isError).toBe(true));
      expect(screen.observer.getCurrentResult()).toMatchObject({
        data: undefined,
        error: { code: 'invalid_answer' },
      });
    },
  );

  test('fault 13: with status 204 is an empty inbox', async () => {
    const { screen } = withFeed(undefined);
    await screen.loaded();
    expect(screen.rows()).toEqual([]);
    expect(screen.observer.getCurrentResult().hasNextPage).toBe(false);
  });
});

test('fault 39: rows without a usable id are dropped and reported, the others are kept', async () => {
  const rows = [
    null,
    5,
    'x',
    [],
    {},
    { _id: 7 },
    { _id: '' },
    { id: 'only-id' },
    { _id: 'good' },
    { _id: '__proto__' },
  ];
  const { screen, errors } = withFeed({ data: rows, hasMore: false });
  await screen.loaded();
  expect(screen.rows().map(({ _id }) => _id)).toEqual(['good', '__proto__']);
  expect(errors).toHaveLength(8);
  expect(errors[0]).toMatchObject({ code: 'invalid_answer', retryable: false });
  expect(errors.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('its _id is number'));
  expect(Object.prototype).not.toHaveProperty('read');
});

describe('fault 25: a server whose hasMore is always true', () => {
  test.each([
    ['with the same page', buildFeed(3)],
    ['with nothing', []],
  ])('%s: the end of the feed is reached', async (_, data) => {
    const { world, screen } = withFeed({ data, hasMore: true, page: 'NaN' });
    await screen.loaded();
    for (let tries = 0; tries < 10 && screen.observer.getCurrentResult().hasNextPage; tries += 1) {
      await screen.observer.fetchNextPage();
    }
    expect(screen.observer.getCurrentResult().hasNextPage).toBe(false);
    expect(world.requests.length).toBeLessThanOrEqual(3);
  });

  test.each(['true', 1, null, {}, undefined])(
    'the value %j of hasMore does not count as true',
    async (hasMore) => {
      const { screen } = withFeed({ data: buildFeed(3), hasMore });
      await screen.loaded();
      expect(screen.observer.getCurrentResult().hasNextPage).toBe(false);
    },
  );
});
