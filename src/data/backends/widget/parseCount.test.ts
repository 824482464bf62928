import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { countScreen, inboxOf } from '../../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../../tests/support/mockPlatform.ts';
import { tabCountOptions } from '../../counts/serverCount.ts';
import { movedCount } from '../../model/counts.ts';
import { parseCount } from './bellAnswers.ts';

const platform = mockPlatform();

describe('fault 14, 41: a malformed count', () => {
  test.each([
    [undefined],
    [null],
    [[]],
    ['5'],
    [5],
    [{}],
    [{ count: 5 }],
    [{ data: 5 }],
    [{ data: { count: 'five' } }],
    [{ data: { count: 1.5 } }],
    [{ data: { count: null } }],
    [{ data: [{ count: 5 }] }],
    [JSON.parse('{"data":{"__proto__":{"count":5}}}')],
  ])('such as %j is an error and not 0', (body) => {
    expect(() => parseCount(body)).toThrow('The answer cannot be used: The count is not a whole number');
  });

  test.each([
    [0, 0],
    [100, 100],
    [-1, 0],
    ['5', 5],
  ])('the count %j is read as %d', (count, parsed) => {
    expect(parseCount({ data: { count } })).toBe(parsed);
  });

  test('fault 13: with status 204 no badge is shown and nothing breaks', async () => {
    const world = platform();
    world.addFault({
      concerns: ({ path }) => path === '/widgets/notifications/unread',
      before: () => new HttpResponse(null, { status: 204 }),
    });
    const counts = countScreen(inboxOf(world));
    await vi.waitFor(() => expect(counts.unseen()).toBe(2));
    expect(counts.unread()).toBeUndefined();
  });
});

test('counts are requested up to 100 over all feeds, and a tab’s count with its query and only for unseen messages', async () => {
  const world = platform();
  const client = inboxOf(world);
  const counts = countScreen(client);
  await vi.waitFor(() => expect([counts.unread(), counts.unseen()]).toEqual([3, 2]));
  const tab = tabCountOptions(client, {
    feed: ['mentions', 'alerts'],
    read: undefined,
  });
  expect(await client.queryClient.fetchQuery(tab)).toMatchObject({ value: 2 });
  const asked = world.requests.slice(1).map(({ path, query }) => `${path.split('/').at(-1)}?${query}`);
  expect(asked.sort()).toEqual([
    'count?seen=false&feedIdentifier=alerts%2Cmentions&limit=100',
    'unread?limit=100',
    'unseen?limit=100',
  ]);
});

test.each([
  [5, -1, 4],
  [0, -1, 0],
  [0, 1, 1],
  [99, 5, 100],
  [100, -1, 100],
  [100, -100, 100],
  [100, Number.NEGATIVE_INFINITY, 0],
])(
  'a count of %d with a delta of %d becomes %d, since a count of 100 may be higher',
  (count, delta, moved) => {
    expect(movedCount(count, delta)).toBe(moved);
  },
);
