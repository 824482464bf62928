import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../platform.ts';
import { fill, signIn, startTestPlatform, type TestClient, until } from '../testPlatform.ts';
import { countLost, writeUntilStopped } from '../testProcess.ts';

const slowBodies = 500;
const stored = 5000;
let platform: Platform;
let ana: TestClient;

beforeAll(async () => {
  platform = await startTestPlatform();
  ana = await signIn(platform, 'ana');
  await fill(platform, 'ana', 1);
  await copyMessage();
}, 120_000);
afterAll(() => platform.close());

/** Copies of one message, because thousands of triggers would only test the patience. */
async function copyMessage(): Promise<void> {
  const [row] = await platform.database.query<Record<string, unknown>>('select * from messages');
  const own = ['id', 'transaction_id', 'created_at', 'seen', 'read', 'deleted'];
  const same = Object.keys(row ?? {}).filter((column) => !own.includes(column));
  await platform.database.query('delete from messages where id <> $1', [row?.id]);
  await platform.database.query(
    `insert into messages (id, transaction_id, created_at, seen, read, deleted, ${same.join(', ')})
     select lpad(to_hex(n), 24, '0'), 'copy-' || n, created_at - n * interval '1 second', false, false, false,
       ${same.join(', ')}
     from messages, generate_series(1, $2::int) as n where id = $1`,
    [row?.id, stored - 1],
  );
}

describe('a platform', () => {
  test(`closes ${slowBodies} bodies that do not end, and answers others meanwhile`, async () => {
    const { hostname, port } = new URL(platform.url);
    const answers: string[] = [];
    const sockets: Socket[] = Array.from({ length: slowBodies }, () => {
      const socket = connect(Number(port), hostname);
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => answers.push(heard.split('\r\n')[0] ?? ''));
      socket.write(
        `POST /v1/widgets/session/initialize HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
      );
      return socket;
    });
    // Each sends something now and then, so that none of them looks idle.
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(' ');
    }, 1000);
    const load = writeUntilStopped([platform], 200);
    await until(() => answers.length === slowBodies);
    clearInterval(drip);
    await load.stop();
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
    const demo = await signIn(platform, 'demo-subscriber');
    const lost = await countLost(`${slowBodies} slow bodies`, demo, load.acknowledged);
    expect(lost).toEqual({ lost: 0, twice: 0 });
    expect([...load.refusals]).toEqual([]);
    expect(load.acknowledged.length).toBeGreaterThan(20);
  }, 120_000);

  test('answers others in the middle of a mark of all, which marks everything that was there', async () => {
    let ended = false;
    const marked = ana.call<{ data: number }>('POST', '/widgets/messages/read', {}).finally(() => {
      ended = true;
    });
    let answeredMeanwhile = 0;
    while (!ended) {
      await ana.feed();
      answeredMeanwhile += ended ? 0 : 1;
    }
    expect((await marked).body.data).toBe(stored);
    expect(answeredMeanwhile).toBeGreaterThan(1);
    expect([await ana.count('unread'), await ana.count('unseen')]).toEqual([0, 0]);
    expect((await ana.call<{ data: number }>('POST', '/widgets/messages/read', {})).body.data).toBe(0);
  }, 120_000);

  test('ends a removal of all when its client has left', async () => {
    const leave = new AbortController();
    const left = fetch(`${platform.url}/v1/widgets/messages`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ana.token}` },
      signal: leave.signal,
    }).catch(() => 'left');
    const kept = async () =>
      (
        await platform.database.query<{ count: number }>(
          'select count(*)::int as count from messages where subscriber_id = $1 and not deleted',
          [ana.id],
        )
      )[0]?.count ?? 0;
    await until(async () => (await kept()) < stored);
    leave.abort();
    expect(await left).toBe('left');
    await until(async () => {
      const before = await kept();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return before === (await kept());
    });
    expect(await kept()).toBeGreaterThan(0);
    expect((await ana.call('DELETE', '/widgets/messages')).status).toBe(204);
    expect(await kept()).toBe(0);
  }, 120_000);
});
