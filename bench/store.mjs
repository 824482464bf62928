// How long the stores of carillon-server take for what a page asks, with 1,000,000 messages of 9,974 readers, one of whom has 100,000.
// node bench/store.mjs [messages] [postgres|sqlite]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { startTestPostgres } = await import('../demo/server/testPostgres.ts');
const { postgresStore } = await import('../packages/server/src/postgres.ts');
const { sqliteStore } = await import('../packages/server/src/sqlite.ts');

const rows = Number(process.argv[2] ?? 1_000_000);
const only = process.argv[3];
const times = 200;
const most = rows / 10;
const usual = { id: 'reader 17' };
const busy = { id: 'busy' };
const migration = (name) =>
  readFileSync(new URL(`../packages/server/migrations/${name}.sql`, import.meta.url), 'utf8');
const now = () => new Date().toISOString();

if (only !== 'sqlite') await overPostgres();
if (only !== 'postgres') await overSqlite();

async function overPostgres() {
  const { default: pg } = await import('pg');
  const server = await startTestPostgres();
  if (typeof server === 'string') throw new Error(`There is no PostgreSQL to measure: ${server}.`);
  const pool = new pg.Pool({ connectionString: server.url, max: 4 });
  await pool.query(migration('postgres'));
  // A message in ten is unread, one in fifty archived, one in a hundred put off, and a quarter belongs to a feed.
  await pool.query(
    `insert into carillon_messages (tenant, reader, created_at, read, seen, archived, snoozed_until, feed, data, content)
     select '', case when n <= $2 then 'busy' else 'reader ' || (n % 9973) end, now() - n * interval '1 second', n % 10 <> 0, n % 20 <> 0,
       n % 50 = 7, case when n % 100 = 3 then now() + n * interval '1 minute' end, case when n % 4 = 0 then 'feed ' || (n % 3) end,
       jsonb_build_object('team', n % 9), jsonb_build_object('title', 'Message ' || n, 'body', repeat('words ', 20))
     from generate_series(1, $1::int) as n`,
    [rows, most],
  );
  await pool.query('vacuum analyze');
  const {
    rows: [size],
  } = await pool.query(
    `select pg_size_pretty(pg_table_size('carillon_messages')) as rows, pg_size_pretty(pg_indexes_size('carillon_messages')) as indexes`,
  );
  console.log(`\nPostgreSQL, ${rows} messages: ${size.rows} and ${size.indexes} of indexes`);
  await measureAll(postgresStore((sql, values) => pool.query(sql, values)));
  await pool.end();
  await server.stop();
}

async function overSqlite() {
  const { default: Database } = await import('libsql');
  const folder = mkdtempSync(join(tmpdir(), 'carillon-store-'));
  const database = new Database(join(folder, 'inbox.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec(migration('sqlite'));
  database
    .prepare(
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?)
       insert into carillon_messages (tenant, reader, created_at, read, seen, archived, snoozed_until, feed, data, content)
       select '', case when n <= ? then 'busy' else 'reader ' || (n % 9973) end,
         strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' seconds'), n % 10 <> 0, n % 20 <> 0, n % 50 = 7,
         case when n % 100 = 3 then strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || n || ' minutes') end,
         case when n % 4 = 0 then 'feed ' || (n % 3) end, json_object('team', n % 9),
         json_object('title', 'Message ' || n, 'body', 'words words words words words words words words words words')
       from numbers`,
    )
    .run(rows, most);
  database.exec('analyze');
  console.log(`\nSQLite by libsql, ${rows} messages`);
  await measureAll(sqliteStore(database));
  database.close();
  rmSync(folder, { recursive: true });
}

async function measureAll(store) {
  for (const reader of [usual, busy]) {
    console.log(
      `\n${reader === busy ? `A reader with ${most} messages` : 'A reader with about 90 messages'}`,
    );
    const list = (query, limit = 10, below) => store.list(reader, query, limit, below);
    await measure('first page', () => list({}));
    const deep = (await list({}, reader === busy ? 50_000 : 50)).at(-1)?.message;
    await measure('page far below', () => list({}, 10, deep));
    await measure('first page of unread', () => list({ read: false }));
    await measure('first page of a feed', () => list({ feed: ['feed 1'] }));
    await measure('first page of what is archived', () => list({ archived: true }));
    await measure('first page by data', () => list({ data: { team: 4 } }));
    await measure('count of unread, at most 100', () => store.count(reader, { read: false }, 100));
    await measure('count of all, at most 100', () => store.count(reader, {}, 100));
    await measure('both counts of an event, without a bound', () => store.counts(reader));
    const ids = (await list({ read: false }, 100)).map(({ message }) => message.id);
    let place = 0;
    await measure('change of one', () => {
      place += 1;
      return store.change(reader, { ids: [ids[place % ids.length]] }, { read: place % 2 === 0 });
    });
    await measure('send', () => store.insert([reader], { title: 'New' }, undefined, now()));
    const answers = [{ id: 'yes', label: 'Yes' }];
    const asked = [];
    for (let count = 0; count <= times; count += 1) {
      asked.push(...(await store.insert([reader], { title: 'Yes?', answers }, randomUUID(), now())));
    }
    await measure('answer', () =>
      store.answer(reader, asked.pop().message.id, { id: 'yes', at: now() }, now()),
    );
    await measure(
      'mark of all as read',
      () => store.change(reader, { all: {} }, { read: true, seen: true }),
      1,
    );
  }
  await measure('sweep that finds nothing', () => store.wake(now(), 500));
}

async function measure(name, work, count = times) {
  if (count > 1) await work();
  const spent = [];
  for (let index = 0; index < count; index += 1) {
    const before = performance.now();
    await work();
    spent.push(performance.now() - before);
  }
  spent.sort((one, other) => one - other);
  const at = (share) =>
    spent[Math.min(spent.length - 1, Math.floor(spent.length * share))].toFixed(2).padStart(8);
  console.log(`${name.padEnd(44)} median ${at(0.5)} ms, 99 % ${at(0.99)} ms`);
}
