import { beforeEach, describe, expect, test } from 'vitest';
import { openSupabaseDatabase, readers, type SupabaseDatabase } from '../registry/supabaseDatabase.ts';

const { ada, grace } = readers;
let database: SupabaseDatabase;

beforeEach(async () => {
  database = await openSupabaseDatabase();
  await database.deliver(ada, { title: 'For Ada' });
  await database.deliver(grace, { title: 'For Grace' });
});

const titles = async (role: string, claims: object) =>
  (await database.inRole(role, claims, 'select title from notifications order by id')).rows.map(
    ({ title }) => title,
  );
const stored = async () =>
  (await database.db.query('select title, read, seen from notifications order by id')).rows;

const untouched = [
  { title: 'For Ada', read: false, seen: false },
  { title: 'For Grace', read: false, seen: false },
];

describe('the table for Supabase on a PostgreSQL server', () => {
  test('is owned by a role that is no superuser, as the role of a project is', async () => {
    const { rows } = await database.db.query(
      `select inet_server_addr() is not null as served, owner.rolname as owner, owner.rolsuper as superuser
       from pg_class join pg_roles owner on owner.oid = relowner where relname = 'notifications'`,
    );
    expect(rows).toEqual([{ served: true, owner: 'project_owner', superuser: false }]);
  });

  test.each([
    ['without claims', {}],
    ['of nobody', { sub: null }],
    ['of a reader without messages', { sub: '00000000-0000-4000-8000-00000000000c' }],
    ['that names a reader elsewhere only', { user_id: ada, role: 'service_role' }],
  ])('shows no row to a token %s', async (_, claims) => {
    expect(await titles('authenticated', claims)).toEqual([]);
  });

  test.each(['', ada.slice(1), `${ada}' or true`])('refuses a token of the reader %j', async (sub) => {
    await expect(titles('authenticated', { sub })).rejects.toThrow('invalid input syntax for type uuid');
  });

  test('shows nothing to a visitor, whoever the claims name', async () => {
    await expect(titles('anon', { sub: ada })).rejects.toThrow('permission denied');
  });

  test('shows nothing to the role that signs in before it takes that of a token', async () => {
    await expect(titles('authenticator', { sub: ada })).rejects.toThrow('permission denied');
  });

  test('lets the secret key write, read and remove messages of all readers', async () => {
    const sql = 'insert into notifications (user_id, title) values ($1, $2)';
    await database.inRole('service_role', {}, sql, [grace, 'From the server']);
    expect(await titles('service_role', {})).toEqual(['For Ada', 'For Grace', 'From the server']);
    expect(await titles('authenticated', { sub: grace })).toEqual(['For Grace', 'From the server']);
    await database.inRole('service_role', {}, 'delete from notifications');
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['marks of all', 'update notifications set read = true, seen = true returning title'],
    ['removals of all', 'delete from notifications returning title'],
    ['locks', 'select title from notifications for update'],
  ])('gives by %s only what is of the reader', async (_, sql) => {
    const { rows } = await database.as(ada, sql);
    expect(rows).toEqual([{ title: 'For Ada' }]);
    expect(await stored()).toContainEqual(untouched[1]);
  });

  test('tells by no error of a condition what a row of another reader says', async () => {
    const sql = "select 1 / (case when title = 'For Grace' then 0 else 1 end) as one from notifications";
    expect((await database.as(ada, sql)).rows).toEqual([{ one: 1 }]);
    const filter =
      "select title from notifications where 1 / (case when title = 'For Grace' then 0 else 1 end) = 1";
    expect((await database.as(ada, filter)).rows).toEqual([{ title: 'For Ada' }]);
  });

  test.each([
    ['switch row security off', 'alter table notifications disable row level security', /must be owner/],
    ['drop a policy', 'drop policy "Readers see their own" on notifications', /must be owner/],
    [
      'grant themselves more',
      'grant all on notifications to authenticated; truncate notifications',
      /permission denied/,
    ],
    [
      'listen to changes by a trigger',
      'create trigger spy after insert on notifications execute function pg_notify()',
      /permission denied/,
    ],
    [
      'take the role of the owner',
      'reset role; set role project_owner; select title from notifications',
      /permission denied/,
    ],
    [
      'write with an id of their own',
      "insert into notifications (id, user_id, title) overriding system value values (9, auth.uid(), 'x')",
      /permission denied/,
    ],
    ['set back the numbers of messages', "select setval('notifications_id_seq', 1)", /permission denied/],
    ['read how many messages there were', 'select last_value from notifications_id_seq', /permission denied/],
    ['use a number up', "select nextval('notifications_id_seq')", /permission denied/],
  ])('does not let a reader %s', async (_, sql, refusal) => {
    await expect(database.as(ada, sql)).rejects.toThrow(refusal);
    expect(await stored()).toEqual(untouched);
  });

  test('has no function, so none that runs with rights of its owner', async () => {
    const { rows } = await database.db.query(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace or (prosecdef and proowner = 'project_owner'::regrole)",
    );
    expect(rows).toEqual([]);
  });

  test('loses the messages of a user who is removed, and of nobody else', async () => {
    await database.db.query('delete from auth.users where id = $1', [ada]);
    expect(await stored()).toEqual([untouched[1]]);
  });

  test('gives a page and a count of unread ones by the indexes of the reader', async () => {
    await database.db.exec(`
      insert into auth.users select gen_random_uuid() from generate_series(1, 100);
      insert into notifications (user_id, title, read)
        select id, 'News', number % 10 > 0 from auth.users, generate_series(1, 200) number;
      analyze notifications;
    `);
    const planOf = async (sql: string) =>
      JSON.stringify((await database.as(ada, `explain ${sql}`, [ada])).rows);
    const page = await planOf('select * from notifications where user_id = $1 order by id desc limit 10');
    expect(page).toContain('notifications_of_reader');
    const unread = await planOf('select id from notifications where user_id = $1 and read = false limit 100');
    expect(unread).toContain('notifications_unread');
    // Asked once, and not for each row.
    expect(page).toContain('InitPlan');
  });

  test('tells Realtime of a removed row nothing but its number', async () => {
    const { db } = database;
    await db.query("select pg_create_logical_replication_slot('realtime', 'pgoutput')");
    try {
      await database.as(ada, 'update notifications set read = true');
      await database.as(ada, 'delete from notifications');
      const { rows } = await db.query<{ change: string }>(
        `select encode(data, 'escape') as change from pg_logical_slot_get_binary_changes(
           'realtime', null, null, 'proto_version', '1', 'publication_names', 'supabase_realtime')`,
      );
      const changes = (kind: string) =>
        rows.map(({ change }) => change).filter((change) => change.startsWith(kind));
      expect(changes('U')).toEqual([expect.stringContaining('For Ada')]);
      expect(changes('D')).toEqual([expect.not.stringMatching(/For Ada|0000-4000/)]);
    } finally {
      await db.query("select pg_drop_replication_slot('realtime')");
    }
  });
});
