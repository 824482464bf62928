import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRelay, type Relay } from '../live/relay.ts';
import { createTestDatabase, signIn, until } from '../testPlatform.ts';
import { startTestPostgres, type TestPostgres } from '../testPostgres.ts';
import { killStarted, startProcess, writeUntilStopped } from '../testProcess.ts';

const given = process.env.TEST_DATABASE_URL ? 'TEST_DATABASE_URL names a server that is not ours' : null;
const started = given ?? (await startTestPostgres());
const reason = typeof started === 'string' ? `, skipped: ${started}` : '';

describe.skipIf(typeof started === 'string')(`the relay between processes on one PostgreSQL${reason}`, () => {
  let server: TestPostgres;

  beforeAll(() => {
    if (typeof started !== 'string') server = started;
  });
  afterAll(async () => {
    killStarted();
    await server?.stop();
  });

  /** Two ends of a relay, what the second one heard, and how many notifications PostgreSQL carried. */
  async function openPair() {
    const databaseUrl = await createTestDatabase(server.url);
    const heard: unknown[] = [];
    let catchUps = 0;
    let notifications = 0;
    const counter = new pg.Client({ connectionString: databaseUrl });
    await counter.connect();
    counter.on('error', () => {});
    counter.on('notification', () => {
      notifications += 1;
    });
    await counter.query('listen carillon_live');
    const to = await openRelay(databaseUrl, {
      hear: (change) => heard.push(change),
      catchUp: () => {
        catchUps += 1;
      },
    });
    const from = await openRelay(databaseUrl, { hear() {}, catchUp() {} });
    return {
      from,
      heard,
      catchUps: () => catchUps,
      notifications: () => notifications,
      close: async () => void (await Promise.all([from.close(), to.close(), counter.end()])),
    };
  }

  /** Publishes numbered changes faster than any can be sent, as a burst does, and one more when they are gone. */
  async function burst(relay: Relay, count: number) {
    const numbered = (number: number) => ({ subscriber: 'x'.repeat(24), messageId: `${number}` });
    await Promise.all(Array.from({ length: count }, (_, number) => relay.publish(numbered(number))));
    await relay.publish({ subscriber: 'last' });
  }

  const isLast = (change: unknown) => JSON.stringify(change) === '{"subscriber":"last"}';

  test('tells a burst completely and in order, many changes at a time', async () => {
    const pair = await openPair();
    await burst(pair.from, 2000);
    await until(() => pair.heard.some(isLast));
    expect(pair.heard.slice(0, -1).map((change) => Number(Object(change).messageId))).toEqual(
      Array.from({ length: 2000 }, (_, number) => number),
    );
    expect(pair.catchUps()).toBe(0);
    expect(pair.notifications()).toBeLessThan(100);
    await pair.close();
  });

  test('keeps a bounded number of changes, and says that some are missing, before what comes next', async () => {
    const pair = await openPair();
    await burst(pair.from, 50_000);
    await until(() => pair.heard.some(isLast));
    expect(pair.heard.length).toBeLessThan(20_000);
    expect(pair.catchUps()).toBe(1);
    await pair.close();
  });

  test('tells live what was acknowledged, also when its process is killed', async () => {
    const databaseUrl = await createTestDatabase(server.url);
    const start = () => startProcess({ DATABASE_URL: databaseUrl });
    const [there, ...doomed] = await Promise.all(Array.from({ length: 4 }, start));
    if (!there) throw new Error('No platform was started.');
    // The last one of many recipients: all the others are told before.
    const to = [...Array.from({ length: 30 }, (_, index) => `${index}`), 'last'];
    const { token } = await signIn(there.platform, 'last');
    const tab = io(there.platform.url, { transports: ['websocket'], auth: { token }, reconnection: false });
    const told = new Map<string, number>();
    tab.on('notification_received', ({ message }) => told.set(message.transactionId, Date.now()));
    await until(() => tab.connected);

    for (const { platform, child } of doomed) {
      const load = writeUntilStopped([platform], 0, to);
      await until(() => load.acknowledged.length > 100, 120_000);
      child.kill('SIGKILL');
      const killedAt = Date.now();
      await load.stop();
      const untold = () => load.acknowledged.filter((id) => !told.has(id));
      await until(() => untold().length === 0, 5000).catch(() => {});
      const last = Math.max(...load.acknowledged.map((id) => told.get(id) ?? 0)) - killedAt;
      console.log(
        `relay: ${load.acknowledged.length} acknowledged, ${untold().length} untold, the last ${last} ms after the kill`,
      );
      expect(untold()).toEqual([]);
    }
    // Was not told to come back and fetch everything instead.
    expect(tab.connected).toBe(true);
    tab.close();
  }, 240_000);
});
