import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { laravelBackend } from '../../registry/laravel/laravelBackend.ts';
import { conformanceCases, runConformanceCase } from '../../src/backends-conformance.ts';
import { expectedOfLaravel, subjectOfLaravel } from './casesOfLaravel.ts';
import { createFakeLaravel } from './fakeLaravel.ts';
import { echoOver } from './fakePusher.ts';
import { callOf, hearLine } from './hearLine.ts';

let laravel: ReturnType<typeof createFakeLaravel>;

beforeEach(() => {
  laravel = createFakeLaravel();
  vi.stubGlobal('document', {
    get cookie() {
      return laravel.cookies();
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The backend of a page, and the client of Pusher below its Echo. */
function openPage(userId = '7', pusher = laravel.pusherOf(userId)) {
  const echo = echoOver(pusher);
  return { pusher, backend: laravelBackend({ userId, echo, fetch: laravel.fetchOf(userId) }) };
}

const call = callOf('carillon-unsent-1');
const changes = 'POST /inbox/messages/changes';

/** A place in the list as Laravel writes it. */
const cursorOf = (others: object) => {
  const id = '0190c5b2-7a54-7c3e-8f6a-2b1d9e4c7a10';
  return btoa(JSON.stringify({ created_at: '2026-11-25 00:00:00', id, _pointsToNextItems: true, ...others }));
};

async function openLine({ backend }: ReturnType<typeof openPage>) {
  const renew = vi.fn(async () => {});
  const { told, close } = await hearLine(backend, 'token', renew);
  await Promise.resolve();
  return { told, renew, close };
}

describe('the adapter to Laravel, with its own Echo', () => {
  test.each(conformanceCases.map((one) => [one.id, one] as const))('passes %s', async (_id, one) => {
    const { backend, pusher } = openPage();
    const { outcome, reason } = await runConformanceCase(one, {
      reader: { backend, subscriberId: '7' },
      other: { backend: openPage('8').backend, subscriberId: '8' },
      ...subjectOfLaravel(async (...given) => laravel.notify(...given), pusher),
    });
    expect([outcome, reason]).toEqual(expectedOfLaravel(one.id));
  });

  test('gives the rows of the table in the words of the inbox, by feeds that are types of notifications', async () => {
    const { backend } = openPage();
    const { id } = laravel.notify(
      '7',
      { title: 'Paid', body: '12 €', url: '/invoices/7', amount: 12 },
      'invoice-paid',
    );
    laravel.notify('7', { title: 'Other type' });
    laravel.notify('8', { title: 'Not theirs' }, 'invoice-paid');
    const query = { feed: ['invoice-paid', 'invoice-sent'] };
    const { messages, next } = await backend.listMessages(query, null, 10, call);
    expect(next).toBeNull();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      id,
      createdAt: '2026-11-25T00:00:00.000Z',
      kind: 'invoice-paid',
      title: 'Paid',
      body: '12 €',
      link: { url: '/invoices/7' },
      data: { amount: 12 },
      read: false,
      seen: true,
    });
    expect(await backend.countMessages(query, 100, call)).toBe(1);
    expect(laravel.requests).toEqual([
      'GET /inbox/messages?feed=invoice-paid&feed=invoice-sent&limit=10',
      'GET /inbox/messages/count?feed=invoice-paid&feed=invoice-sent&limit=100',
    ]);
  });

  test('shows a notification whose data is not what it should be', async () => {
    const { backend } = openPage();
    laravel.notify('7', { title: 3, url: null });
    const { messages } = await backend.listMessages({}, null, 10, call);
    expect(messages).toMatchObject([{ read: false }]);
  });

  test('sends the token of the cookie with a change, without which Laravel refuses it', async () => {
    const { backend } = openPage();
    const { id } = laravel.notify('7');
    await backend.changeMessages({ ids: [id] }, { read: true, seen: true }, call);
    expect(laravel.rows()).toMatchObject([{ read_at: expect.any(String) }]);
    vi.stubGlobal('document', { cookie: '' });
    const refused = backend.changeMessages({ ids: [id] }, 'removed', call);
    await expect(refused).rejects.toMatchObject({ kind: 'refused', status: 419 });
    expect(laravel.rows()).toHaveLength(1);
    // Once more with what a new cookie says, and not again.
    expect(laravel.requests.slice(1)).toEqual([changes, 'GET /inbox/messages/count?limit=1', changes]);
  });

  test('sends a change once more with a new cookie where the session has expired', async () => {
    const { backend } = openPage();
    const { id } = laravel.notify('7');
    for (const read of [true, false]) {
      laravel.expire();
      await backend.changeMessages({ ids: [id] }, { read, seen: true }, call);
      expect(laravel.rows()).toMatchObject([{ read_at: read ? expect.any(String) : null }]);
    }
    const once = [changes, 'GET /inbox/messages/count?limit=1', changes];
    expect(laravel.requests).toEqual([...once, ...once]);
  });

  test('tells a reader who was signed out meanwhile, and sends nothing once more', async () => {
    laravel.expire();
    const backend = laravelBackend({ userId: 7, fetch: laravel.fetchOf(undefined) });
    const change = backend.changeMessages({ all: {} }, { read: true, seen: true }, call);
    await expect(change).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(laravel.requests).toEqual([changes, 'GET /inbox/messages/count?limit=1']);
  });

  test('marks and removes what is there, also where an id beside it is no UUID', async () => {
    const { backend } = openPage();
    const { id } = laravel.notify('7');
    await backend.changeMessages({ ids: ['welcome', id, '7'] }, { read: true, seen: true }, call);
    expect(laravel.rows()).toMatchObject([{ id, read_at: expect.any(String) }]);
    await backend.changeMessages({ ids: ['welcome'] }, 'removed', call);
    expect(laravel.rows()).toHaveLength(1);
    await backend.changeMessages({ ids: ['welcome', id] }, 'removed', call);
    expect(laravel.rows()).toEqual([]);
  });

  test.each([
    ['with JSON of another server', btoa('{"id":"7"}')],
    ['with a number', btoa('7')],
    ['with no UUID', btoa('{"created_at":"2026-11-25 00:00:00","id":"7","_pointsToNextItems":true}')],
    ['with a date in words', cursorOf({ created_at: 'soon' })],
    ['without a direction', cursorOf({ _pointsToNextItems: undefined })],
    ['that is no JSON', 'page-2'],
  ])('refuses a cursor %s, which trying again would not mend', async (_, cursor) => {
    laravel.notify('7');
    const list = openPage().backend.listMessages({}, cursor, 10, call);
    await expect(list).rejects.toMatchObject({ kind: 'refused', status: 422 });
  });

  test('has nothing in a feed that no text of the table can be', async () => {
    const { backend } = openPage();
    laravel.notify('7');
    const nested: unknown = [['news']];
    const all = { feed: nested as string[] };
    await backend.changeMessages({ all }, 'removed', call);
    expect(await backend.countMessages({ feed: 'ne\0ws' }, 10, call)).toBe(0);
    expect(laravel.rows()).toHaveLength(1);
  });

  test('never makes a read message unread by a mark of all', async () => {
    const { backend } = openPage();
    const { id } = laravel.notify('7');
    await backend.changeMessages({ ids: [id] }, { read: true, seen: true }, call);
    const [row] = laravel.rows();
    laravel.notify('7');
    await backend.changeMessages({ all: {} }, { read: false, seen: true }, call);
    expect(laravel.rows()).toMatchObject([{ read_at: null }, row]);
    await backend.changeMessages({ ids: [id] }, { read: false, seen: true }, call);
    expect(laravel.rows()).toMatchObject([{ read_at: null }, { read_at: null }]);
  });

  test.each([
    [{ seen: false }, 0],
    [{ archived: true }, 0],
    [{ snoozed: true }, 0],
    [{ seen: true }, 1],
    [{ archived: false, snoozed: false }, 1],
  ])('lists, counts and changes by %j only what the table can say of it', async (query, found) => {
    const { backend } = openPage();
    laravel.notify('7');
    expect((await backend.listMessages(query, null, 10, call)).messages).toHaveLength(found);
    expect(await backend.countMessages(query, 10, call)).toBe(found);
    await backend.changeMessages({ all: query }, 'removed', call);
    expect(laravel.rows()).toHaveLength(1 - found);
  });

  test('tells a reader who is not signed in', async () => {
    const backend = laravelBackend({ userId: 7, fetch: laravel.fetchOf(undefined) });
    await expect(backend.listMessages({}, null, 10, call)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(backend.line).toBeUndefined();
  });

  test('says that it is refused, and joins the channel again with a new session', async () => {
    vi.useFakeTimers();
    // May join another user's channel only.
    const page = openPage('7', laravel.pusherOf('8'));
    const { told, renew, close } = await openLine(page);
    expect(told).toEqual(['refused']);
    expect(page.pusher.channels.size).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(renew).toHaveBeenCalledOnce();
    expect(told).toEqual(['refused', 'refused']);
    close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['refused', 'refused']);
    expect(page.pusher.channels.size).toBe(0);
  });

  test('leaves its channel and the connection as they were when it is closed', async () => {
    const page = openPage();
    const { told, close } = await openLine(page);
    expect(told).toEqual(['opened']);
    expect([...page.pusher.channels.keys()]).toEqual(['private-inbox.7']);
    close();
    page.pusher.change('connecting');
    page.pusher.change('connected');
    expect(told).toEqual(['opened']);
    expect(page.pusher.channels.size).toBe(0);
    expect(page.pusher.connection.count()).toBe(0);
  });
});
