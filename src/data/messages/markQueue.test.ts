import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { answerLostOnce, failingFor, holdAnswers, only, type World } from '../../mocks/index.ts';
import { markQueueOf } from './markQueue.ts';

const platform = mockPlatform();
const markPath = '/widgets/messages/markAs';
const feedPath = '/widgets/notifications/feed';

/** A loaded inbox: the first two messages are new, the third is seen but unread, the others are read. */
async function start() {
  const world = platform();
  const client = inboxOf(world);
  const screen = feedScreen(client);
  const counts = countScreen(client);
  await screen.loaded();
  await quiet(client);
  const [first = '', second = '', third = '', fourth = ''] = screen.rows().map(({ _id }) => _id);
  const mark = markQueueOf(client).mark;
  const pendingUnread = () => client.pendingMarks.current().reduce((sum, one) => sum + one.unreadDelta, 0);
  return { world, client, screen, counts, mark, pendingUnread, ids: { first, second, third, fourth } };
}

function bodies(world: World): unknown[] {
  return world.requests.filter(({ path }) => path === markPath).map(({ body }) => body);
}

function readInWorld(world: World, id: string): boolean | undefined {
  return world.messages().find(({ _id }) => _id === id)?.read;
}

describe('a mark', () => {
  test.each([
    ['read', { seen: true, read: true }],
    ['seen', { seen: true, read: false }],
    ['unread', { seen: true, read: false }],
  ] as const)('as %s shows at once, is sent as specified and settles on the server', async (name, flags) => {
    const { world, screen, counts, client, mark, ids } = await start();
    const held = holdAnswers(world, markPath);
    const marking = mark([ids.first], name);
    expect(screen.row(ids.first)).toMatchObject(flags);
    await held.arrived(1);
    expect(bodies(world)).toEqual([{ messageId: ids.first, mark: flags }]);
    held.end();
    await marking;
    expect(screen.row(ids.first)).toMatchObject(flags);
    expect(client.pendingMarks.current()).toEqual([]);
    await quiet(client);
    expect(counts).toMatchObject({ unread: expect.any(Function) });
    expect([counts.unread(), counts.unseen()]).toEqual([name === 'read' ? 2 : 3, 1]);
  });

  test('of several messages is one call', async () => {
    const { world, mark, ids } = await start();
    await mark([ids.first, ids.second, ids.first], 'read');
    expect(bodies(world)).toEqual([{ messageId: [ids.first, ids.second], mark: { seen: true, read: true } }]);
    await mark([], 'read');
    expect(bodies(world)).toHaveLength(1);
  });

  test('moves a count of 0, too', async () => {
    const { world, client, counts, mark, ids } = await start();
    await mark([ids.first, ids.second, ids.third], 'read');
    await quiet(client);
    expect(counts.unread()).toBe(0);
    holdAnswers(world, '/widgets/notifications/unread');
    await mark([ids.fourth], 'unread');
    expect(counts.unread()).toBe(1);
  });
});

test('fault 7: a message that is gone elsewhere alarms nobody and is refetched', async () => {
  const { world, client, screen, mark, ids } = await start();
  failingFor(markPath, 404)(world);
  world.removeElsewhere(ids.first);
  await expect(mark([ids.first], 'read')).resolves.toBeUndefined();
  await vi.waitFor(() => expect(screen.row(ids.first)).toBeUndefined());
  await quiet(client);
});

test('fault 18: the answer is lost after the server did it', async () => {
  const { world, client, screen, mark, ids } = await start();
  only(markPath, answerLostOnce)(world);
  await expect(mark([ids.first], 'read')).rejects.toMatchObject({ code: 'network' });
  await vi.waitFor(() => expect(screen.row(ids.first)?.read).toBe(true));
  await quiet(client);
});

describe('fault 19: toggles', () => {
  test('go out one at a time, and the last one wins', async () => {
    const { world, client, screen, mark, ids } = await start();
    const held = holdAnswers(world, markPath);
    const marks = [mark([ids.first], 'read'), mark([ids.first], 'unread')];
    await held.arrived(1);
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(bodies(world)).toHaveLength(1);
    held.release();
    await held.arrived(2);
    expect(screen.row(ids.first)?.read).toBe(false);
    held.end();
    await Promise.all(marks);
    await quiet(client);
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(readInWorld(world, ids.first)).toBe(false);
  });

  test('that wait are replaced, and the count follows the last one only', async () => {
    const { world, client, screen, pendingUnread, mark, ids } = await start();
    const held = holdAnswers(world, markPath);
    const marks = [mark([ids.first], 'read')];
    expect(pendingUnread()).toBe(-1);
    marks.push(mark([ids.first], 'unread'));
    expect(pendingUnread()).toBe(0);
    marks.push(mark([ids.first], 'read'));
    expect(pendingUnread()).toBe(-1);
    marks.push(mark([ids.first], 'unread'));
    expect(pendingUnread()).toBe(0);
    held.end();
    await Promise.all(marks);
    await quiet(client);
    expect(bodies(world)).toHaveLength(2);
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(pendingUnread()).toBe(0);
  });

  test('the first one fails, and the count of the second is its own', async () => {
    const { world, client, pendingUnread, mark, ids } = await start();
    const undo = failingFor(markPath, 500)(world);
    const first = mark([ids.first], 'read').catch(() => 'failed');
    const second = mark([ids.first], 'unread');
    const held = holdAnswers(world, markPath);
    expect(await first).toBe('failed');
    undo();
    await held.arrived(1).catch(() => undefined);
    expect(pendingUnread()).toBe(0);
    held.end();
    await second.catch(() => undefined);
    await quiet(client);
  });
});

describe('fault 29: odd answers to a mark', () => {
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
          data: [{ _id: id, read: 'false', seen: 0, subject: 5, content: {}, cta: [], actor: 'x' }],
        }),
    ],
    ['a single object', (id) => HttpResponse.json({ data: { _id: id } })],
    ['rubbish', () => HttpResponse.json({ data: [null, 5, 'x', [], {}] })],
    ['no data', () => HttpResponse.json({})],
    ['null', () => HttpResponse.json(null)],
    ['204', () => new HttpResponse(null, { status: 204 })],
  ];

  test.each(answers)('%s: the row keeps its content and settles on the server', async (_, answer) => {
    const { world, client, screen, mark, ids } = await start();
    const before = screen.row(ids.first);
    world.addTrouble({ concerns: ({ path }) => path === markPath, after: () => answer(ids.first) });
    await mark([ids.first], 'read');
    const after = screen.row(ids.first);
    expect(after).toMatchObject({ read: true, seen: true });
    for (const kept of ['subject', 'content', 'createdAt', 'actor', 'actorSubscriber', 'cta', 'subscriber']) {
      expect(after?.[kept]).toEqual(before?.[kept]);
    }
    expect(after).toHaveProperty('actorSubscriber.firstName', 'Maya');
    expect(screen.rows()).toHaveLength(10);
    await quiet(client);
    expect(screen.row(ids.first)).toMatchObject({ read: true, seen: true });
  });

  test('a server that says yes and does nothing is believed only until it is asked', async () => {
    const { world, client, screen, mark, ids } = await start();
    const answer = () => HttpResponse.json({ data: [] }, { status: 201 });
    world.addTrouble({ concerns: ({ path }) => path === markPath, before: answer });
    await mark([ids.first], 'read');
    await quiet(client);
    expect(screen.row(ids.first)?.read).toBe(readInWorld(world, ids.first));
  });

  test('fault 40: flags that are no booleans are not believed', async () => {
    const { world, screen, mark, ids } = await start();
    const odd = () => HttpResponse.json({ data: [{ _id: ids.first, read: 'true', seen: 1 }] });
    world.addTrouble({ concerns: ({ path }) => path === markPath, after: odd });
    await mark([ids.first], 'unread');
    expect(screen.row(ids.first)).toMatchObject({ read: false, seen: true });
  });
});

test('fault 28: a message that is removed while it is marked goes, and nothing breaks', async () => {
  const { world, client, screen, mark, ids } = await start();
  world.addTrouble({
    concerns: ({ path }) => path === markPath,
    before: () => void world.removeElsewhere(ids.first),
  });
  await mark([ids.first], 'read');
  await quiet(client);
  expect(screen.row(ids.first)).toBeUndefined();
});

test('fault 30: of two marks at once the failed one alone is taken back', async () => {
  const { world, client, screen, counts, mark, ids } = await start();
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  world.addTrouble({
    concerns: ({ path, body }) => path === markPath && JSON.stringify(body).includes(ids.first),
    before: () => failed.then(() => new HttpResponse('{}', { status: 500 })),
  });
  const first = mark([ids.first], 'read');
  const second = mark([ids.second], 'read');
  expect([screen.row(ids.first)?.read, screen.row(ids.second)?.read]).toEqual([true, true]);
  await second;
  fail();
  await expect(first).rejects.toMatchObject({ code: 'server' });
  expect([screen.row(ids.first)?.read, screen.row(ids.second)?.read]).toEqual([false, true]);
  await quiet(client);
  expect([screen.row(ids.first)?.read, screen.row(ids.second)?.read]).toEqual([false, true]);
  expect(counts.unread()).toBe(2);
});

test('fault 31: a mark survives a refetch that was under way with old data', async () => {
  const { world, client, screen, mark, ids } = await start();
  const held = holdAnswers(world, feedPath);
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
});

describe('fault 32: a storm of clicks', () => {
  test('five times the same is one request', async () => {
    const { world, mark, ids } = await start();
    const held = holdAnswers(world, markPath);
    const marks = Array.from({ length: 5 }, () => mark([ids.first], 'read'));
    await held.arrived(1);
    held.end();
    await Promise.all(marks);
    expect(bodies(world)).toHaveLength(1);
  });

  test('the same, and it fails: every click hears of it, and the next one is a new try', async () => {
    const { world, screen, mark, ids } = await start();
    const undo = failingFor(markPath, 500)(world);
    const marks = Array.from({ length: 3 }, () => mark([ids.first], 'read'));
    for (const one of await Promise.allSettled(marks)) {
      expect(one.status).toBe('rejected');
    }
    undo();
    await mark([ids.first], 'read');
    expect(bodies(world)).toHaveLength(2);
    expect(screen.row(ids.first)?.read).toBe(true);
  });

  test('to and fro is the first and the last intent', async () => {
    const { world, client, mark, ids } = await start();
    const held = holdAnswers(world, markPath);
    const marks = Array.from({ length: 8 }, (_, click) =>
      mark([ids.first], click % 2 === 0 ? 'read' : 'unread'),
    );
    await held.arrived(1);
    held.end();
    await Promise.all(marks);
    expect(bodies(world)).toHaveLength(2);
    expect(readInWorld(world, ids.first)).toBe(false);
    await quiet(client);
  });
});

test('fault 69: an epoch that ends while a mark is under way says so to nobody', async () => {
  const { world, client, mark, ids } = await start();
  const errors = vi.fn();
  client.events.on('error', errors);
  const held = holdAnswers(world, markPath);
  const marks = [mark([ids.first], 'read'), mark([ids.first], 'unread')];
  await held.arrived(1);
  client.destroy();
  held.end();
  for (const one of await Promise.allSettled(marks)) {
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'aborted' } });
  }
  expect(bodies(world)).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
});
