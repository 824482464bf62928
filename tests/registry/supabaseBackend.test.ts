import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { supabaseBackend } from '../../registry/supabase/supabaseBackend.ts';
import { conformanceCases, runConformanceCase } from '../../src/backends-conformance.ts';
import { casesOfPlainTables } from './casesOfPlainTables.ts';
import { createFakeSupabase, type FakeSupabase } from './fakeSupabase.ts';
import { callOf, hearLine } from './hearLine.ts';
import { openSupabaseDatabase, readers, type SupabaseDatabase } from './supabaseDatabase.ts';

let database: SupabaseDatabase;
let supabase: FakeSupabase;

beforeAll(async () => {
  database = await openSupabaseDatabase();
});
beforeEach(async () => {
  await database.db.exec('delete from notifications');
  supabase = createFakeSupabase(database);
});

/** What comes with a call of Ada's. */
const call = callOf(readers.ada);

async function openAda() {
  const client = await supabase.signIn('ada');
  return { client, backend: supabaseBackend(client) };
}

/** What the table has no columns for, and what a line of another kind does not send. There is no known gap. */
const notConcerned = [...casesOfPlainTables, 'all/read-snoozed', 'all/remove-archived', 'all/remove-snoozed'];

describe('the adapter to Supabase, with its own client over PostgreSQL', () => {
  test.each(conformanceCases.map((one) => [one.id, one] as const))('passes %s', async (_id, one) => {
    const [ada, grace] = [await supabase.signIn('ada'), await supabase.signIn('grace')];
    const { outcome, reason } = await runConformanceCase(one, {
      reader: { backend: supabaseBackend(ada), subscriberId: readers.ada },
      other: { backend: supabaseBackend(grace), subscriberId: readers.grace },
      deliver: (reader, message) => supabase.deliver(reader, message),
      breakLine: () => supabase.realtime.disconnect(),
      settleMs: 20_000,
    });
    expect([outcome, reason]).toEqual(
      notConcerned.includes(one.id)
        ? ['skipped', expect.stringMatching(/cannot do|setClock|lineText/)]
        : ['passed', undefined],
    );
  });

  test('asks by the reader’s own id, a feed and data, and gets rows in the words of the inbox', async () => {
    await supabase.deliver(readers.grace, { title: 'Not hers' });
    const sql =
      'insert into notifications (user_id, title, url, kind, feed, data) values ($1, $2, $3, $4, $5, $6)';
    await database.db.query(sql, [readers.ada, 'Paid', '/42', 'invoice', 'bil,ling', { amount: 3 }]);
    await database.db.query(sql, [readers.ada, 'Other feed', null, null, 'b', { amount: 3 }]);
    await database.db.query(sql, [readers.ada, 'Other data', null, null, 'bil,ling', { amount: 4 }]);
    const { backend } = await openAda();
    const query = { feed: ['bil,ling', 'c'], data: { amount: 3 } };
    const { messages, next } = await backend.listMessages(query, null, 10, call);
    expect(messages).toMatchObject([
      {
        title: 'Paid',
        link: { url: '/42' },
        kind: 'invoice',
        feedId: 'bil,ling',
        data: { amount: 3 },
        read: false,
      },
    ]);
    expect(messages[0]?.id).toMatch(/^\d+$/);
    expect(next).toBeNull();
    expect(await backend.countMessages(query, 100, call)).toBe(1);
    expect(supabase.requests.at(-1)).toContain(`user_id=eq.${readers.ada}`);
  });

  test('marks all messages of a feed by one request, which leaves read ones and other feeds alone', async () => {
    const sql = 'insert into notifications (user_id, title, feed, read) values ($1, $2, $3, $4)';
    for (const [feed, read] of [
      ['a', false],
      ['a', true],
      ['b', false],
    ] as const) {
      await database.db.query(sql, [readers.ada, 'News', feed, read]);
    }
    const { backend } = await openAda();
    supabase.requests.length = 0;
    await backend.changeMessages({ all: { feed: 'a' } }, { read: true, seen: true }, call);
    expect(supabase.requests).toHaveLength(1);
    const { rows } = await database.db.query('select feed, read, seen from notifications order by id');
    expect(rows).toEqual([
      { feed: 'a', read: true, seen: true },
      { feed: 'a', read: true, seen: false },
      { feed: 'b', read: false, seen: false },
    ]);
  });

  test.each([
    [401, 'unauthorized'],
    [403, 'refused'],
    [503, 'unavailable'],
  ])('tells a %i as %s, after one request', async (status, kind) => {
    const { backend } = await openAda();
    supabase.requests.length = 0;
    supabase.fail(status);
    await expect(backend.listMessages({}, null, 10, call)).rejects.toMatchObject({ kind, status });
    expect(supabase.requests).toHaveLength(1);
  });

  test('says that a reader has signed out, and asks for nothing then', async () => {
    await supabase.deliver(readers.ada);
    const { backend, client } = await openAda();
    await client.auth.signOut({ scope: 'local' });
    supabase.requests.length = 0;
    for (const attempt of [
      () => backend.listMessages({}, null, 10, call),
      () => backend.countMessages({}, 100, call),
      () => backend.changeMessages({ all: {} }, 'removed', call),
      () => backend.openSession({ subscriberId: readers.ada, subscriberHash: null }, {}),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ kind: 'unauthorized' });
    }
    expect(supabase.requests).toEqual([]);
    expect((await database.db.query('select from notifications')).rows).toHaveLength(1);
  });

  test('opens no session for a reader other than the one who is signed in', async () => {
    const { backend } = await openAda();
    const grace = { subscriberId: readers.grace, subscriberHash: null };
    await expect(backend.openSession(grace, {})).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  test('leaves the channel of a line that is closed', async () => {
    const { backend } = await openAda();
    const { told, close } = await hearLine(backend, readers.ada);
    await expect.poll(() => told).toEqual(['opened']);
    expect(supabase.realtime.channels()).toHaveLength(1);
    close();
    await expect.poll(() => supabase.realtime.channels()).toEqual([]);
    expect(told).toEqual(['opened']);
  });
});
