import { spawnSync } from 'node:child_process';
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startRedis } from '../trouble/startRedis.mjs';
import { createInboxServer } from './createInboxServer.ts';
import type { InboxLine } from './lines/InboxLine.ts';
import { pgListen, postgresLine } from './lines/postgresLine.ts';
import { redisLine } from './lines/redisLine.ts';
import { readerOfHeader } from './testPage.ts';
import type { openPostgres } from './testStores.ts';
import { listenTo } from './testStream.ts';

type Postgres = Exclude<Awaited<ReturnType<typeof openPostgres>>, string>;

/** The lines between processes, each of which is a server of its own here. */
export function testLines({ pool, url, store }: Postgres): void {
  const ana = { tenant: 'acme', id: 'ana' };
  const listening = `select pid from pg_stat_activity where query like 'listen%'`;

  function open(line: InboxLine) {
    const server = createInboxServer({ store, line, authorize: readerOfHeader, sweepMs: false });
    onTestFinished(() => server.stop());
    return server;
  }

  /** Sends by one server until the stream of another one has told it: nobody knows when that listens. */
  async function tell(from: ReturnType<typeof open>, stream: { text(): string }) {
    await vi.waitFor(async () => {
      const title = `At ${performance.now()}`;
      await from.send(ana, { title });
      await vi.waitUntil(() => stream.text().includes(title), { timeout: 1_000 });
    });
  }

  describe('a line by the notifications of PostgreSQL', () => {
    const connect = (channel: string) =>
      postgresLine({
        channel,
        notify: (name, text) => pool.query('select pg_notify($1, $2)', [name, text]),
        listen: pgListen(() => new Client({ connectionString: url })),
      });

    test('tells the pages of other processes, and has them ask for everything after it was broken', async () => {
      const [one, other] = [open(connect('a "channel"')), open(connect('a "channel"'))];
      const stream = await listenTo(other, 'acme/ana');
      await tell(one, stream);
      expect(stream.text()).not.toContain('event: hint');
      await pool.query(`select pg_terminate_backend(pid) from (${listening}) as listeners`);
      await vi.waitUntil(() => stream.text().includes('event: hint'));
      await tell(one, stream);
    });

    test('carries hints without content, and many readers in one', async () => {
      const client = new Client({ connectionString: url });
      onTestFinished(() => client.end());
      const texts: string[] = [];
      client.on('notification', ({ payload = '' }) => texts.push(payload));
      await client.connect();
      await client.query('listen many');
      const readers = Array.from({ length: 500 }, (_, index) => ({
        id: `reader ${index} ${'ü'.repeat(50)}`,
      }));
      await open(connect('many')).sendMany(readers, { title: 'a secret' });
      const toldIds = () =>
        texts.flatMap((text) => Array.from(Object(JSON.parse(text)).readers, ([, id]) => id));
      await vi.waitUntil(() => toldIds().length === readers.length);
      expect(new Set(toldIds())).toEqual(new Set(readers.map(({ id }) => id)));
      expect(texts.join()).not.toContain('secret');
      expect(texts.length).toBeLessThan(100);
    });
  });

  const isWithout = spawnSync('redis-server', ['--version']).status !== 0;
  const reason = isWithout ? ', skipped: there is no redis-server on this machine' : '';
  describe.skipIf(isWithout)(`a line by the publications of Redis${reason}`, () => {
    test('tells the pages of other processes, and has them ask for everything after Redis was restarted', async () => {
      const redis = await startRedis();
      onTestFinished(() => redis.stop());
      const connect = async () => {
        const client = createClient({ url: redis.url, socket: { reconnectStrategy: 50 } });
        client.on('error', () => {});
        await client.connect();
        onTestFinished(() => client.destroy());
        return client;
      };
      const line = async () => redisLine({ publisher: await connect(), subscriber: await connect() });
      const [one, other] = [open(await line()), open(await line())];
      const stream = await listenTo(other, 'acme/ana');
      await tell(one, stream);
      await redis.restart();
      await vi.waitUntil(() => stream.text().includes('event: hint'));
      await tell(one, stream);
    });
  });
}
