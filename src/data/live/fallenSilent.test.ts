import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { connect, until } from '../../../tests/support/liveFixture.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { silentConsole } from '../../../tests/support/silentConsole.ts';
import { startWorldClock } from '../../../tests/support/worldClock.ts';

silentConsole();

/** Longer than socket.io lets a server be silent, in milliseconds. */
const silentMs = 45_000;

/** A server of socket.io that opens each connection, tells a count by it, and then says nothing by itself. */
async function server() {
  const raw = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const clients: WebSocket[] = [];
  raw.on('connection', (client) => {
    clients.push(client);
    client.send('0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}');
    client.send('40{"sid":"b"}');
    client.send(`42["unread_count_changed",{"unreadCount":${clients.length}}]`);
  });
  onTestFinished(() => {
    for (const client of raw.clients) {
      client.terminate();
    }
    raw.close();
  });
  await once(raw, 'listening');
  const address = raw.address();
  return { clients, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

test('a connection by socket.io that has told something and then says nothing more is lost, and opened again, each time', async () => {
  startWorldClock();
  const { clients, url } = await server();
  const { batches, states } = connect(url);
  for (const round of [1, 2, 3]) {
    await until(() => expect(batches.at(-1)).toMatchObject({ unreadCount: round, mayHaveMissed: true }));
    expect(states).toEqual([
      'connecting',
      ...Array.from({ length: round }, () => 'live')
        .join(' recovering ')
        .split(' '),
    ]);
    const liveAtMs = Date.now();
    await until(() => expect(states.at(-1)).toBe('recovering'), 500);
    expect(Date.now() - liveAtMs).toBeGreaterThan(silentMs - 2_000);
    expect(Date.now() - liveAtMs).toBeLessThan(silentMs + 2_000);
    expect(clients).toHaveLength(round);
  }
});

test('a connection by socket.io that only pings stays', async () => {
  startWorldClock();
  const { clients, url } = await server();
  const { states } = connect(url);
  await until(() => expect(states).toEqual(['connecting', 'live']));
  for (let pings = 0; pings < 6; pings += 1) {
    let pongs = 0;
    clients[0]?.once('message', () => {
      pongs += 1;
    });
    clients[0]?.send('2');
    await until(() => expect(pongs).toBe(1));
    await passTime(25_000);
  }
  expect(states).toEqual(['connecting', 'live']);
  expect(clients).toHaveLength(1);
});
