import type { QueryKey } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mark } from '../../../tests/support/marks.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { answerLostOnce, failingFor, holdAnswers, only } from '../../mocks/index.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { prefetchMessages } from './prefetchMessages.ts';

const platform = mockPlatform();
const feedPath = '/widgets/notifications/feed';
const start = () => markFixture(platform());

test('fault 7: marking a message that was removed elsewhere is no error and causes a refetch', async () => {
  const { world, client, screen, mark, ids } = await start();
  failingFor(markPath, 404)(world);
  world.removeElsewhere(ids.first);
  await expect(mark([ids.first], 'read')).resolves.toBeUndefined();
  await vi.waitFor(() => expect(screen.row(ids.first)).toBeUndefined());
  await quiet(client);
});

test('fault 8: a conflict takes the mark back, and the server’s state is shown', async () => {
  const { world, client, screen, mark, ids } = await start();
  failingFor(markPath, 409)(world);
  world.markElsewhere(ids.first, { seen: true, read: false });
  await expect(mark([ids.first], 'read')).rejects.toMatchObject({ kind: 'conflict' });
  await vi.waitFor(() => expect(screen.row(ids.first)).toMatchObject({ seen: true, read: false }));
  await quiet(client);
});

test('fault 18: a mark whose answer is lost stays on screen and is sent again by itself', async () => {
  const { world, client, screen, mark, ids, bodies } = await start();
  only(markPath, answerLostOnce)(world);
  const marking = mark([ids.first], 'read');
  await vi.waitFor(() => expect(bodies()).toHaveLength(1));
  expect(screen.row(ids.first)?.read).toBe(true);
  await marking;
  expect(bodies()).toHaveLength(2);
  expect(screen.row(ids.first)?.read).toBe(true);
  await quiet(client);
});

test('a mark whose answer is late takes nothing back that was fetched meanwhile', async () => {
  const { world, screen, ids, whileMarking } = await start();
  await whileMarking(ids.first, async () => {
    world.markElsewhere(ids.first, { seen: true, read: false });
    await screen.observer.refetch();
  });
  expect(screen.row(ids.first)).toMatchObject({ seen: true, read: false });
});

test('a feed that could not be fetched again stays failed when the answer to a mark is recorded in it', async () => {
  const { world, client, screen, mark, ids } = await start();
  const undo = failingFor(feedPath, 403)(world);
  await screen.observer.refetch();
  await mark([ids.first], 'read');
  expect(screen.row(ids.first)?.read).toBe(true);
  expect(screen.observer.getCurrentResult().isRefetchError).toBe(true);
  undo();
  await quiet(client);
});

describe('fault 29: an unexpected answer to a mark', () => {
  const answers: [string, (id: string) => Response][] = [
    ['an empty list', () => HttpResponse.json({ data: [] })],
    [
      'another message',
      () => HttpResponse.json({ data: [{ _id: 'other', read: true, subject: 'Intruder' }] }),
    ],
    ['half a message', (id) => HttpResponse.json({ data: [{ _id: id }] })],
    [
      'half a message of the wrong types',
      (id) =>
        HttpResponse.json({
          data: [{ _id: id, read: 'false', seen: 2, subject: 5, content: {}, cta: [], actor: 'x' }],
        }),
    ],
    ['a single object', (id) => HttpResponse.json({ data: { _id: id } })],
    ['rubbish', () => HttpResponse.json({ data: [null, 5, 'x', [], {}] })],
    ['no data', () => HttpResponse.json({})],
    ['null', () => HttpResponse.json(null)],
    ['204', () => new HttpResponse(null, { status: 204 })],
  ];

  test.each(answers)(
    '(%s) does not change the row’s content, and the server’s state is shown afterwards',
    async (_, answer) => {
      const { world, client, screen, mark, ids } = await start();
      const before = screen.row(ids.first);
      world.addFault({ concerns: ({ path }) => path === markPath, after: () => answer(ids.first) });
      await mark([ids.first], 'read');
      const after = screen.row(ids.first);
      expect(after).toMatchObject({ read: true, seen: true });
      for (const kept of [
        'title',
        'body',
        'createdAt',
        'actor',
        'sender',
        'link',
        'answers',
        'answered',
        'raw',
      ] as const) {
        expect(after?.[kept]).toEqual(before?.[kept]);
      }
      expect(after).toHaveProperty('sender.firstName', 'Maya');
      expect(screen.rows()).toHaveLength(10);
      await quiet(client);
      expect(screen.row(ids.first)).toMatchObject({ read: true, seen: true });
    },
  );

  test('that confirms a mark which was not made shows the mark until the refetch', async () => {
    const { world, client, screen, mark, ids, readInWorld } = await start();
    const answer = () => HttpResponse.json({ data: [] }, { status: 201 });
    world.addFault({ concerns: ({ path }) => path === markPath, before: answer });
    await mark([ids.first], 'read');
    await quiet(client);
    expect(screen.row(ids.first)?.read).toBe(readInWorld(ids.first));
  });

  test('fault 40: does not count as confirmation if its flags are no booleans', async () => {
    const { world, screen, mark, ids } = await start();
    const odd = () => HttpResponse.json({ data: [{ _id: ids.first, read: 'true', seen: 1 }] });
    world.addFault({ concerns: ({ path }) => path === markPath, after: odd });
    await mark([ids.first], 'unread');
    expect(screen.row(ids.first)).toMatchObject({ read: false, seen: true });
  });
});

test('fault 41: a mark does not make a number of counts that were not fetched', async () => {
  const client = inboxOf(platform());
  const screen = feedScreen(client);
  await screen.loaded();
  await mark(client, [screen.rows()[0]?.id ?? ''], 'read');
  expect(client.queryClient.getQueryData(queryKeys(client.scope).unread)).toBeUndefined();
});

test('a mark does not fail because the feed could not be loaded', async () => {
  const { world, client, screen, mark, ids } = await start();
  const undo = failingFor(feedPath, 403)(world);
  await prefetchMessages(client, { limit: 20 });
  undo();
  await mark([ids.first], 'read');
  await quiet(client);
  expect(screen.row(ids.first)?.read).toBe(true);
});

test('fault 28: a message that is removed while it is marked disappears, and nothing breaks', async () => {
  const { world, client, screen, mark, ids } = await start();
  world.addFault({
    concerns: ({ path }) => path === markPath,
    before: () => void world.removeElsewhere(ids.first),
  });
  await mark([ids.first], 'read');
  await quiet(client);
  expect(screen.row(ids.first)).toBeUndefined();
});

test('fault 30: of two marks at once only the failed one is taken back', async () => {
  const { world, client, screen, counts, mark, ids } = await start();
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  world.addFault({
    concerns: ({ path, body }) => path === markPath && JSON.stringify(body).includes(ids.first),
    before: () => failed.then(() => new HttpResponse('{}', { status: 500 })),
  });
  const first = mark([ids.first], 'read');
  const second = mark([ids.second], 'read');
  expect([screen.row(ids.first)?.read, screen.row(ids.second)?.read]).toEqual([true, true]);
  await second;
  fail();
  await expect(first).rejects.toMatchObject({ kind: 'unavailable' });
  expect([screen.row(ids.first)?.read, screen.row(ids.second)?.read]).toEqual([false, true]);
  await quiet(client);
  expect([screen.row(ids.first)?.read, screen.row(ids.second)?.read]).toEqual([false, true]);
  expect(counts.unread()).toBe(2);
});

test('fault 31: a refetch that was under way with old data does not undo a mark', async () => {
  const { world, client, screen, mark, ids } = await start();
  const held = holdAnswers(world, feedPath);
  const fresh = world.receive();
  const refetch = screen.observer.refetch();
  await held.arrived(1);
  await mark([ids.first], 'read');
  const read = () => screen.row(ids.first)?.read;
  expect(read()).toBe(true);
  const seen: (boolean | undefined)[] = [];
  const stop = screen.observer.subscribe(() => seen.push(read()));
  held.end();
  await refetch;
  await quiet(client);
  stop();
  expect(seen).not.toContain(false);
  expect(read()).toBe(true);
  expect(screen.row(fresh._id)).toBeDefined();
});

test('fault 31: a prefetch that was under way with old data does not undo a mark either', async () => {
  const { world, client, mark, ids } = await start();
  const query = { limit: 20 };
  const unmounted = feedScreen(client, query);
  await unmounted.loaded();
  unmounted.observer.destroy();
  await client.queryClient.invalidateQueries({ queryKey: unmounted.observer.options.queryKey });
  const held = holdAnswers(world, feedPath);
  const prefetched = prefetchMessages(client, query);
  await held.arrived(1);
  await mark([ids.first], 'read');
  held.end();
  await prefetched;
  const shown = feedScreen(client, query);
  await quiet(client);
  expect(shown.row(ids.first)?.read).toBe(true);
});

test('fault 69: a mark that is under way when the client ends reports nothing', async () => {
  const { world, client, mark, ids, bodies } = await start();
  const errors = vi.fn();
  client.events.on('error', errors);
  const held = holdAnswers(world, markPath);
  const marks = [mark([ids.first], 'read'), mark([ids.first], 'unread')];
  await held.arrived(1);
  client.destroy();
  held.end();
  for (const one of await Promise.allSettled(marks)) {
    expect(one).toMatchObject({ status: 'rejected', reason: { kind: 'aborted' } });
  }
  expect(bodies()).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
});

test('writing a mark into an invalidated feed keeps it invalidated, and does not refetch it', async () => {
  const { world, client, screen, mark, ids } = await start();
  const unmounted = feedScreen(client, { read: false });
  await unmounted.loaded();
  unmounted.observer.destroy();
  const { queryKey } = unmounted.observer.options;
  await client.queryClient.invalidateQueries({ queryKey });
  const asked = world.requests.filter(({ path }) => path === feedPath).length;
  await mark([ids.first], 'read');
  expect(unmounted.row(ids.first)).toBeUndefined();
  const isInvalidated = (key: QueryKey) => client.queryClient.getQueryState(key)?.isInvalidated;
  expect(isInvalidated(queryKey)).toBe(true);
  expect(isInvalidated(screen.observer.options.queryKey)).toBe(false);
  await quiet(client);
  expect(world.requests.filter(({ path }) => path === feedPath)).toHaveLength(asked);
});

test.each([
  [1_000, true],
  [1_001, false],
])('whether a mark of %d messages is sent with keepalive: %s', async (count, outlives) => {
  const { client, mark, bodies } = await start();
  const sent = vi.spyOn(globalThis, 'fetch');
  await mark(
    Array.from({ length: count }, (_, number) => `id-${number}`),
    'read',
  );
  const marks = sent.mock.calls.filter(([, init]) => init?.method === 'POST');
  expect(marks.every(([, init]) => (init?.keepalive ?? false) === outlives)).toBe(true);
  expect(bodies()).toHaveLength(Math.ceil(count / 100));
  sent.mockRestore();
  await quiet(client);
});
