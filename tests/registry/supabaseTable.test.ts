import { beforeAll, describe, expect, test } from 'vitest';
import { openSupabaseDatabase, readers, type SupabaseDatabase } from './supabaseDatabase.ts';

const { ada, grace } = readers;
let database: SupabaseDatabase;

beforeAll(async () => {
  database = await openSupabaseDatabase();
  await database.deliver(ada, { title: 'For Ada' });
  await database.deliver(grace, { title: 'For Grace' });
});

const titlesOf = async (userId: string | undefined) =>
  (await database.as(userId, 'select title from notifications')).rows.map(({ title }) => title);

/** All rows, as the database has them. */
const stored = async () =>
  (await database.db.query('select title, read, seen, user_id from notifications order by id')).rows;

const untouched = [
  { title: 'For Ada', read: false, seen: false, user_id: ada },
  { title: 'For Grace', read: false, seen: false, user_id: grace },
];

describe('the table for Supabase', () => {
  test('gives each reader their own rows, and no others', async () => {
    expect(await titlesOf(ada)).toEqual(['For Ada']);
    expect(await titlesOf(grace)).toEqual(['For Grace']);
    const { rows } = await database.as(ada, 'select count(*)::int as count from notifications');
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('gives a user without messages no rows, and no error that tells of those of others', async () => {
    expect(await titlesOf('00000000-0000-4000-8000-00000000000c')).toEqual([]);
  });

  test.each([
    ['mark', 'update notifications set read = true where user_id = $1'],
    ['remove', 'delete from notifications where user_id = $1'],
  ])('lets no reader %s the rows of another one', async (_what, sql) => {
    const { affectedRows } = await database.as(ada, sql, [grace]);
    expect(affectedRows).toBe(0);
    expect(await stored()).toEqual(untouched);
  });

  test.each([
    ['write a message', 'insert into notifications (user_id, title) values ($1, $2)', [ada, 'Forged']],
    [
      'write one to another reader',
      'insert into notifications (user_id, title) values ($1, $2)',
      [grace, 'Forged'],
    ],
    ['give a message to another reader', 'update notifications set user_id = $1', [grace]],
    ['change what a message says', 'update notifications set title = $1', ['Forged']],
    ['change when it was made', 'update notifications set created_at = now()', []],
    ['empty the table', 'truncate notifications', []],
  ])('does not let a reader %s', async (_what, sql, values) => {
    await expect(database.as(ada, sql, values)).rejects.toThrow('permission denied');
    expect(await stored()).toEqual(untouched);
  });

  test.each([
    ['read', 'select * from notifications'],
    ['mark', 'update notifications set read = true'],
    ['remove', 'delete from notifications'],
  ])('lets nobody %s without signing in', async (_what, sql) => {
    await expect(database.as(undefined, sql)).rejects.toThrow('permission denied');
    expect(await stored()).toEqual(untouched);
  });

  test('is told by Realtime, by the keys of rows alone where one is removed', async () => {
    const { rows } = await database.db.query(
      'select pubname, schemaname, tablename from pg_publication_tables',
    );
    expect(rows).toEqual([
      { pubname: 'supabase_realtime', schemaname: 'public', tablename: 'notifications' },
    ]);
    // With the whole old row, a removal would be told with its content.
    const { rows: identity } = await database.db.query(
      "select relreplident, relrowsecurity from pg_class where relname = 'notifications'",
    );
    expect(identity).toEqual([{ relreplident: 'd', relrowsecurity: true }]);
  });

  test('lets a reader mark and remove what is theirs', async () => {
    await database.as(ada, 'update notifications set read = true, seen = true');
    expect(await stored()).toEqual([{ ...untouched[0], read: true, seen: true }, untouched[1]]);
    await database.as(ada, 'delete from notifications');
    expect(await stored()).toEqual([untouched[1]]);
  });
});
