import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { laravelBackend } from '../../registry/laravel/laravelBackend.ts';
import { conformanceCases, runConformanceCase } from '../../src/backends-conformance.ts';
import { expectedOfLaravel, subjectOfLaravel } from '../registry/casesOfLaravel.ts';
import { echoOver } from '../registry/fakePusher.ts';
import { callOf } from '../registry/hearLine.ts';
import { openLaravelBrowser } from './laravelBrowser.ts';
import { createPostgresDatabase } from './postgresDatabase.ts';
import { type LaravelApp, startLaravel } from './startLaravel.ts';

const call = callOf('carillon-unsent-1');
const read = { read: true, seen: true };

const cursorOf = (place: object) =>
  btoa(
    JSON.stringify({
      created_at: '2026-11-25 00:00:00',
      id: '0190c5b2-7a54-7c3e-8f6a-2b1d9e4c7a10',
      _pointsToNextItems: true,
      ...place,
    }),
  );

describe.each(['sqlite', 'postgres'])('the controller for Laravel over %s', (database) => {
  let app: LaravelApp;
  let browser: ReturnType<typeof openLaravelBrowser>;

  beforeAll(async () => {
    const url =
      database === 'sqlite' ? 'sqlite:' : (await createPostgresDatabase(inject('postgresUrl') ?? '')).href;
    app = await startLaravel(url);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    browser = openLaravelBrowser(app);
    vi.stubGlobal('document', {
      get cookie() {
        return browser.visible();
      },
    });
    for (const reader of ['7', '8']) {
      await pageOf(reader).changeMessages({ all: {} }, 'removed', call);
    }
    browser.requests.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  const pageOf = (reader?: string) =>
    laravelBackend({ userId: reader ?? '7', fetch: browser.fetchOf(reader) });
  const titlesOf = async (reader: string) =>
    (await pageOf(reader).listMessages({}, null, 100, call)).messages.map(({ title }) => title);
  const idsOf = async (reader: string) =>
    (await pageOf(reader).listMessages({}, null, 100, call)).messages.map(({ id }) => String(id));

  test.each(conformanceCases.map((one) => [one.id, one] as const))('passes %s', async (_id, one) => {
    const pusher = browser.pusherOf('7');
    const { outcome, reason } = await runConformanceCase(one, {
      reader: {
        backend: laravelBackend({ userId: '7', echo: echoOver(pusher), fetch: browser.fetchOf('7') }),
        subscriberId: '7',
      },
      other: {
        backend: laravelBackend({
          userId: '8',
          echo: echoOver(browser.pusherOf('8')),
          fetch: browser.fetchOf('8'),
        }),
        subscriberId: '8',
      },
      ...subjectOfLaravel(browser.notify, pusher),
    });
    expect([outcome, reason]).toEqual(expectedOfLaravel(one.id));
  });

  test('shows a notification that is written as the README says', async () => {
    await browser.post('/test/reply', {});
    const { messages } = await pageOf('7').listMessages({}, null, 10, call);
    expect(messages).toMatchObject([
      { title: 'Ana has replied', link: { url: '/threads/42' }, kind: 'reply', feedId: 'reply', read: false },
    ]);
    expect(Math.abs(Date.parse(String(messages[0]?.createdAt)) - Date.now())).toBeLessThan(60_000);
  });

  test('gives pages of notifications of one second without a gap or a double', async () => {
    for (let number = 1; number <= 25; number += 1) {
      await browser.notify('7', { title: `${number}` });
    }
    const titles: unknown[] = [];
    let cursor: string | null = null;
    do {
      const { messages, next } = await pageOf('7').listMessages({}, cursor, 4, call);
      titles.push(...messages.map(({ title }) => title));
      cursor = typeof next === 'string' ? next : null;
    } while (cursor !== null);
    expect(titles.sort()).toEqual(Array.from({ length: 25 }, (_, index) => `${index + 1}`).sort());
  });

  test('finds feeds whose names are classes, and several of them', async () => {
    await browser.notify('7', { title: 'Class' }, 'App\\Notifications\\Paid & sent');
    await browser.notify('7', { title: 'Short' }, 'größe');
    await browser.notify('7', { title: 'Other' }, 'other');
    const query = { feed: ['App\\Notifications\\Paid & sent', 'größe'] };
    expect(await pageOf('7').countMessages(query, 100, call)).toBe(2);
    await pageOf('7').changeMessages({ all: query }, 'removed', call);
    expect(await titlesOf('7')).toEqual(['Other']);
  });

  test('neither marks nor removes notifications of another user', async () => {
    await browser.notify('7', { title: 'Hers' });
    await browser.notify('8', { title: 'His' });
    const foreign = await idsOf('8');
    await pageOf('7').changeMessages({ ids: foreign }, read, call);
    await pageOf('7').changeMessages({ ids: foreign }, 'removed', call);
    await pageOf('7').changeMessages({ all: {} }, 'removed', call);
    expect(await titlesOf('7')).toEqual([]);
    const { messages } = await pageOf('8').listMessages({}, null, 10, call);
    expect(messages).toMatchObject([{ title: 'His', read: false }]);
  });

  test.each([
    [{ ids: ['welcome', '7', "' or 1=1 --"] }, 204],
    [{ ids: [] }, 204],
    [{ all: { feed: [['news']] } }, 204],
    [{ all: { feed: ['ne\0ws'] } }, 204],
    [{ all: { feed: ['\ud800'] } }, 422],
    [{ all: { user_id: '8', notifiable_id: '8' }, set: { read: true } }, 204],
    [{ ids: [7] }, 422],
    [{ ids: 'all' }, 422],
    [{ all: 'yes' }, 422],
    [{ all: { data: { amount: 3 } } }, 422],
    [{}, 422],
  ])('answers a change by %j with %i, and removes nothing by it', async (target, status) => {
    await browser.notify('7', { title: 'Hers' });
    const remove = 'set' in target ? {} : { remove: true };
    const answer = await browser.post('/inbox/messages/changes', { ...target, ...remove }, '7');
    expect([answer.status, await titlesOf('7')]).toEqual([status, ['Hers']]);
  });

  test.each([
    ['with JSON of another server', btoa('{"id":"7"}')],
    ['with a number', btoa('7')],
    ['with a list for an id', cursorOf({ id: ['7'] })],
    ['with no UUID', cursorOf({ id: '7' })],
    ['with a date in words', cursorOf({ created_at: 'soon' })],
    ['with a date that no calendar has', cursorOf({ created_at: '2026-02-31 00:00:00' })],
    ['without a direction', cursorOf({ _pointsToNextItems: undefined })],
    ['that is no JSON', 'page-2'],
  ])('refuses a cursor %s, which trying again would not mend', async (_, cursor) => {
    const list = pageOf('7').listMessages({}, cursor, 10, call);
    await expect(list).rejects.toMatchObject({ kind: 'refused', status: 422 });
  });

  test.each([
    'limit=0',
    'limit=-1',
    'limit=',
    'limit=many',
    'limit[]=5',
    'limit=1e99',
    'limit=99999999999999999999',
    'read=maybe',
    'read[]=true',
    'feed[]=news',
    'feed=%ff',
    'cursor=',
    'cursor[]=7',
  ])('fails at no query such as ?%s', async (query) => {
    for (const route of ['messages', 'messages/count']) {
      const answer = await browser.fetchOf('7')(`/inbox/${route}?${query}`, {
        headers: { Accept: 'application/json' },
      });
      expect([200, 422]).toContain(answer.status);
    }
  });

  test('keeps the time at which a notification was read, and makes none unread by a mark of all', async () => {
    await browser.notify('7', { title: 'Hers' });
    const ids = await idsOf('7');
    await pageOf('7').changeMessages({ ids }, read, call);
    await pageOf('7').changeMessages({ all: {} }, { read: false, seen: true }, call);
    expect(await pageOf('7').countMessages({ read: true }, 10, call)).toBe(1);
    await pageOf('7').changeMessages({ ids }, { read: false, seen: true }, call);
    expect(await pageOf('7').countMessages({ read: true }, 10, call)).toBe(0);
  });

  test('refuses a change without the token of the cookie', async () => {
    browser.cookies.set('XSRF-TOKEN', 'forged');
    const { status } = await browser.post('/inbox/messages/changes', { all: {}, remove: true }, '7');
    expect(status).toBe(419);
  });

  test('knows a reader whose session has ended by “remember me”, and takes the change at its second time', async () => {
    await browser.notify('7', { title: 'Hers' });
    await browser.post('/test/sign-in', {});
    expect(await pageOf().countMessages({}, 10, call)).toBe(1);
    browser.cookies.delete('session');
    browser.requests.length = 0;
    await pageOf().changeMessages({ all: {} }, read, call);
    expect(browser.requests).toEqual([
      'POST /inbox/messages/changes 419',
      'GET /inbox/messages/count 200',
      'POST /inbox/messages/changes 204',
    ]);
    expect(await pageOf().countMessages({ read: true }, 10, call)).toBe(1);
  });

  test('tells a reader who is not signed in, also where a change is sent', async () => {
    const unauthorized = { kind: 'unauthorized' };
    await expect(pageOf().listMessages({}, null, 10, call)).rejects.toMatchObject(unauthorized);
    await expect(pageOf().countMessages({}, 10, call)).rejects.toMatchObject(unauthorized);
    browser.cookies.clear();
    const change = pageOf().changeMessages({ all: {} }, 'removed', call);
    await expect(change).rejects.toMatchObject(unauthorized);
  });

  test('broadcasts on the channel of the reader alone, without content', async () => {
    const before = app.broadcasts().length;
    await browser.notify('8', { title: 'Secret' });
    await pageOf('8').changeMessages({ all: {} }, read, call);
    const told = { channel: 'private-inbox.8', event: 'inbox.changed', payload: [] };
    expect(app.broadcasts().slice(before)).toEqual([told, told]);
  });

  test('lets a reader join their own channel alone', async () => {
    const statusOf = async (channel: string) => (await browser.authorize('7', channel)).status;
    expect(await statusOf('private-inbox.7')).toBe(200);
    for (const channel of ['private-inbox.8', 'private-inbox.07', 'private-inbox.*']) {
      expect([channel, await statusOf(channel)]).toEqual([channel, 403]);
    }
  });

  test('makes a change, and reports it, where the broadcaster cannot be reached', async () => {
    await browser.notify('7', { title: 'Hers' });
    writeFileSync(app.fileOf('broadcaster-is-down'), '');
    try {
      await pageOf('7').changeMessages({ all: {} }, 'removed', call);
    } finally {
      rmSync(app.fileOf('broadcaster-is-down'));
    }
    expect(await titlesOf('7')).toEqual([]);
    expect(app.log()).toContain('The broadcaster cannot be reached.');
  });
});
