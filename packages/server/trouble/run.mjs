// Three processes behind a round-robin proxy over one PostgreSQL, with thousands of streams, while any of them, the database or Redis is killed:
// nothing acknowledged is lost or there twice, and every page shows the server's state within 30 seconds of the end.
// npm run trouble:server -- [--changes 100000] [--readers 1000] [--minutes 10] [--line postgres,redis] [--at-once 16]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { startProxy } from './proxy.mjs';
import { freePort, startRedis } from './startRedis.mjs';
import { write } from './writers.mjs';

register();
const { startTestPostgres } = await import('../../../demo/server/testPostgres.ts');
const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '100000' },
    readers: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    line: { type: 'string', default: 'postgres,redis' },
    'at-once': { type: 'string', default: '16' },
  },
});
const readers = Number(values.readers);
const lines = values.line.split(',');
/** Of each line. */
const changes = Number(values.changes) / lines.length;
const runMs = (Number(values.minutes) * 60_000) / lines.length;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const file = (name) => new URL(name, import.meta.url);
const message = (child) => once(child, 'message').then(([told]) => told);
function ask(child, what) {
  child.send(what);
  return message(child);
}

let isFine = true;
for (const line of lines) {
  isFine = (await tryLine(line)) && isFine;
}
process.exit(isFine ? 0 : 1);

async function tryLine(line) {
  const database = await startTestPostgres();
  if (typeof database === 'string') throw new Error(`There is no PostgreSQL to kill: ${database}.`);
  const admin = () => {
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => {});
    return client.connect().then(() => client);
  };
  let client = await admin();
  await client.query(readFileSync(file('../migrations/postgres.sql'), 'utf8'));
  const redis = line === 'redis' ? await startRedis() : undefined;
  const ports = await Promise.all([0, 1, 2].map(freePort));
  const env = { ...process.env, DATABASE_URL: database.url, REDIS_URL: redis?.url ?? '' };
  const start = (port) => fork(file('process.mjs'), { env: { ...env, PORT: String(port) } });
  const processes = ports.map(start);
  await Promise.all(processes.map(message));
  const proxy = await startProxy(ports);
  const half = Math.ceil(readers / 2);
  const pages = [0, half].map((from) =>
    fork(file('pages.mjs'), [proxy.port, from, Math.min(half, readers - from)].map(String)),
  );
  await pause(6_000);

  const kills = {};
  let isOver = false;
  const troubles = makeTrouble();
  const startedAt = Date.now();
  const { ledger, acknowledged, retried } = await write({
    port: proxy.port,
    readers,
    count: changes,
    atOnce: Number(values['at-once']),
    until: startedAt + runMs,
  });
  const endedAt = Date.now();
  isOver = true;
  await troubles;
  client = await admin();
  const lateMs = await untilShown();
  const heard = await Promise.all(pages.map((page) => ask(page, 'heard')));
  const faults = await compare();
  report();
  for (const child of [...pages, ...processes]) child.kill('SIGKILL');
  proxy.close();
  await client.end();
  await redis?.stop();
  await database.stop();
  return lateMs !== undefined && faults.lost + faults.doubled === 0;

  /** Kills something at random, waits until it is back, and goes on. */
  async function makeTrouble() {
    const kinds = ['process', 'process', 'database', ...(redis ? ['redis'] : [])];
    while (!isOver) {
      await pause(2_000 + Math.random() * 4_000);
      if (isOver) return;
      const kind = kinds[Math.floor(Math.random() * kinds.length)];
      kills[kind] = (kills[kind] ?? 0) + 1;
      if (kind === 'database') {
        await database.restart('immediate');
      } else if (kind === 'redis') {
        await redis.restart(1_000);
      } else {
        const place = Math.floor(Math.random() * processes.length);
        processes[place].kill('SIGKILL');
        await pause(500);
        processes[place] = start(ports[place]);
        await message(processes[place]);
      }
    }
  }

  /** How long after the end every page shows what the database has, in milliseconds; undefined after 30 seconds. */
  async function untilShown() {
    for (;;) {
      const truth = new Map(await stateOf());
      const states = (await Promise.all(pages.map((page) => ask(page, 'state')))).flatMap(
        ({ state }) => state,
      );
      const wrong = states.filter(({ reader, shown }) => shown !== truth.get(reader));
      if (wrong.length === 0) return Date.now() - endedAt;
      if (Date.now() - endedAt > 30_000) {
        console.log(`${wrong.length} pages are wrong, such as`, wrong[0], truth.get(wrong[0].reader));
        return undefined;
      }
      await pause(500);
    }
  }

  async function stateOf() {
    const { rows } = await client.query(
      `select reader, json_agg(json_build_array(id::text, read) order by created_at desc, id desc) filter (where place <= 20) as rows,
         count(*) filter (where not read)::int as unread
       from (select *, row_number() over (partition by reader order by created_at desc, id desc) as place from carillon_messages where not removed) as placed
       group by reader`,
    );
    const empty = Array.from({ length: readers }, (_, index) => [`reader ${index}`, '[[],0]']);
    return [
      ...empty,
      ...rows.map(({ reader, rows: first, unread }) => [
        reader,
        JSON.stringify([first, Math.min(100, unread)]),
      ]),
    ];
  }

  /** What was acknowledged and is not there, and what is there more than once. */
  async function compare() {
    const { rows } = await client.query(
      `select content ->> 'title' as title, read from carillon_messages where not removed`,
    );
    const found = new Map();
    for (const row of rows) found.set(row.title, [...(found.get(row.title) ?? []), row]);
    let lost = 0;
    for (const [title, { effect, isUnknown }] of ledger) {
      const [row] = found.get(title) ?? [];
      const isRight =
        isUnknown || (effect === 'removed' ? row === undefined : row?.read === (effect === 'read'));
      if (!isRight) {
        lost += 1;
        console.log(`${title} was ${effect}, and the database has`, row);
      }
    }
    return { lost, doubled: [...found.values()].filter((same) => same.length > 1).length };
  }

  function report() {
    const times = new Map(heard.flatMap(({ heard: some }) => some));
    const spent = [...ledger].flatMap(([title, { startedAt: at }]) =>
      times.has(title) ? [times.get(title) - at] : [],
    );
    spent.sort((one, other) => one - other);
    const at = (share) => spent[Math.min(spent.length - 1, Math.floor(spent.length * share))];
    const seconds = (endedAt - startedAt) / 1_000;
    console.log(`
${line}: ${acknowledged} messages and changes acknowledged in ${seconds.toFixed(0)} s (${(acknowledged / seconds).toFixed(0)} a second), ${retried} tries without an answer, ${readers} streams
killed: ${
      Object.entries(kills)
        .map(([kind, times]) => `${kind} ${times} times`)
        .join(', ') || 'nothing'
    }
lost ${faults.lost}, doubled ${faults.doubled}; events of the same message twice to a page: ${heard.reduce((sum, { twice }) => sum + twice, 0)}
every page shows the server's state ${lateMs === undefined ? 'NOT within 30 s' : `${(lateMs / 1_000).toFixed(1)} s`} after the end
an event came after ${at(0.5)} ms in the median, ${at(0.99)} ms at 99 %; ${spent.length} of ${ledger.size} messages came as events; the others were removed before, or came with a list`);
  }
}
