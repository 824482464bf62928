import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../platform.ts';
import { createTestDatabase, signIn, triggerEvent, until } from '../testPlatform.ts';
import { startTestPostgres, type TestPostgres } from '../testPostgres.ts';
import {
  countLost,
  killStarted,
  mountSmallDisk,
  type Started,
  startProcess,
  writeUntilStopped,
} from '../testProcess.ts';

const given = process.env.TEST_DATABASE_URL ? 'TEST_DATABASE_URL names a server that is not ours' : null;
const started = given ?? (await startTestPostgres());
const reason = typeof started === 'string' ? `, skipped: ${started}` : '';

describe.skipIf(typeof started === 'string')(`three platforms on one PostgreSQL${reason}`, () => {
  let server: TestPostgres;
  let databaseUrl: string;
  let platforms: Started[];
  let stopped = false;

  beforeAll(async () => {
    if (typeof started === 'string') return;
    server = started;
    databaseUrl = await createTestDatabase(server.url);
    platforms = await Promise.all([1, 2, 3].map(() => startProcess({ DATABASE_URL: databaseUrl })));
  }, 240_000);
  afterAll(async () => {
    killStarted();
    if (!stopped) await server?.stop();
  });

  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rowCount } = await client.query(sql);
    await client.end();
    return rowCount ?? 0;
  };
  const targets = () => platforms.map(({ platform }) => platform);

  /** Whether what one process stores reaches a tab at each of them. */
  async function liveEventsArrive(): Promise<void> {
    const [from, ...others] = targets();
    if (!from) throw new Error('No platform is left.');
    const { token } = await signIn(from, 'demo-subscriber');
    const tabs = [from, ...others].map(({ url }) => io(url, { transports: ['websocket'], auth: { token } }));
    const heard = tabs.map(() => 0);
    tabs.forEach((tab, index) => {
      tab.on('notification_received', () => {
        heard[index] = (heard[index] ?? 0) + 1;
      });
    });
    await until(() => tabs.every((tab) => tab.connected));
    await until(async () => {
      await triggerEvent(from, { name: 'message', to: 'demo-subscriber', payload: { content: 'live' } });
      await new Promise((resolve) => setTimeout(resolve, 200));
      return heard.every((count) => count > 0);
    }, 30_000);
    for (const tab of tabs) tab.close();
  }

  test('lose nothing when listeners and connections are ended, and when it restarts', async () => {
    const load = writeUntilStopped(targets());
    const progress = async () => {
      const before = load.acknowledged.length;
      await until(() => load.acknowledged.length > before + 20);
    };
    await progress();
    const ended = await run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'carillon live'`,
    );
    expect(ended).toBe(3);
    await progress();
    await run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await progress();
    for (const mode of ['fast', 'immediate', 'fast', 'immediate'] as const) {
      await server.restart(mode);
      await progress();
    }
    await load.stop();
    expect([...load.refusals].filter((words) => words !== '503 "The database does not answer"')).toEqual([]);
    expect(platforms.map(({ child }) => child.exitCode)).toEqual([null, null, null]);
    const [first] = targets();
    if (!first) throw new Error('No platform is left.');
    const demo = await signIn(first, 'demo-subscriber');
    expect(await countLost('restarts of PostgreSQL', demo, load.acknowledged)).toEqual({ lost: 0, twice: 0 });
    await liveEventsArrive();
  }, 240_000);

  test('lose nothing when one of them is killed', async () => {
    const load = writeUntilStopped(targets());
    await until(() => load.acknowledged.length > 30);
    const killed = platforms.pop();
    killed?.child.kill('SIGKILL');
    const before = load.acknowledged.length;
    await until(() => load.acknowledged.length > before + 30);
    await load.stop();
    expect([...load.refusals]).toEqual([]);
    const [first] = targets();
    if (!first) throw new Error('No platform is left.');
    const demo = await signIn(first, 'demo-subscriber');
    expect(await countLost('kill -9 of one of three', demo, load.acknowledged)).toEqual({
      lost: 0,
      twice: 0,
    });
    await liveEventsArrive();
  }, 240_000);

  test('refuse a second application on their database', async () => {
    await expect(startPlatform({ port: 0, databaseUrl, applicationIdentifier: 'other-app' })).rejects.toThrow(
      'This database belongs to the application "demo-app", and APPLICATION_IDENTIFIER is "other-app".',
    );
  }, 120_000);

  // Waits as long as a call may wait for a connection.
  test('answer 503 while all connections are busy, and go on afterwards', async () => {
    const busy = await startPlatform({ port: 0, databaseUrl });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    const transactions = Array.from({ length: 10 }, () =>
      busy.database.transaction(async () => {
        held += 1;
        await released;
      }),
    );
    await until(() => held === 10);
    const body = { name: 'message', to: 'demo-subscriber', payload: { content: 'x' } };
    expect(await triggerEvent(busy, body)).toMatchObject({
      status: 503,
      body: { message: 'The database does not answer' },
    });
    release();
    await Promise.all(transactions);
    expect((await triggerEvent(busy, body)).status).toBe(201);
    await busy.close();
  });

  test('end by SIGTERM in time, also when the database is gone, and say what is missing at the next start', async () => {
    await server.stop();
    stopped = true;
    for (const { child, exit } of platforms) {
      child.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
    }
    const { host, pathname } = new URL(databaseUrl);
    await expect(startPlatform({ port: 0, databaseUrl })).rejects.toThrow(
      new RegExp(
        `^The PostgreSQL database at ${host}${pathname} cannot be used \\(.*ECONNREFUSED.*\\)\\. Start the server, correct DATABASE_URL`,
      ),
    );
  }, 120_000);
});

describe('a PostgreSQL whose disk fills up', () => {
  test('answers 503 meanwhile, goes on afterwards, and loses nothing', async ({ skip }) => {
    const root = await mkdtemp(join(tmpdir(), 'carillon-full-'));
    // The server runs as another user.
    await chmod(root, 0o755);
    const disk = mountSmallDisk(join(root, 'disk'), 250);
    if (typeof disk === 'string') return skip(disk);
    const server = await startTestPostgres(join(root, 'disk'));
    if (typeof server === 'string') return skip(server);
    const one = await startProcess({ DATABASE_URL: await createTestDatabase(server.url) });
    const filler = join(root, 'disk', 'filler');
    const load = writeUntilStopped([one.platform]);
    await until(() => load.acknowledged.length > 20);
    await writeFile(filler, Buffer.alloc(250 * 1024 * 1024)).catch(() => {});
    await until(() => load.refusals.size > 0, 120_000);
    await rm(filler);
    // A server that could not write its log has ended itself.
    await server.restart('fast');
    const before = load.acknowledged.length;
    await until(() => load.acknowledged.length > before + 20);
    await load.stop();
    console.log([...load.refusals].join('\n'));
    for (const words of load.refusals) {
      expect(words).toMatch(/^503 "(The disk of the database is full|The database does not answer)"/);
    }
    const demo = await signIn(one.platform, 'demo-subscriber');
    expect(await countLost('full disk, PostgreSQL', demo, load.acknowledged)).toEqual({ lost: 0, twice: 0 });
    one.child.kill('SIGTERM');
    expect(await one.exit).toEqual([0, null]);
    await server.stop();
    disk.unmount();
    await rm(root, { recursive: true, force: true });
  }, 300_000);
});
