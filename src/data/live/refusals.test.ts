import { once } from 'node:events';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { connect, until } from '../../../tests/support/liveFixture.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { socketServer } from '../../../tests/support/socketServer.ts';
import { startWorldClock } from '../../../tests/support/worldClock.ts';

beforeEach(() => {
  startWorldClock();
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => silent.mockRestore());
});

describe('fault 71: a connection that is refused', () => {
  test('at the handshake waits, renews the session and reconnects with the new token', async () => {
    const server = await socketServer();
    server.admit = ({ handshake }) =>
      handshake.auth.token === 'second-secret' ? undefined : new Error('Token first-secret is bad');
    const { state, states, renewSession } = connect(server.url());
    await until(() => expect(state()).toBe('live'));
    expect(states).toEqual(['connecting', 'refused', 'live']);
    expect(server.handshakes).toEqual(['first-secret', 'first-secret', 'second-secret']);
    expect(renewSession).toHaveBeenCalledOnce();
  });

  test('right after the handshake, as the platform does it, does the same', async () => {
    const server = await socketServer();
    server.admit = (socket) => {
      if (socket.handshake.auth.token !== 'second-secret') {
        setImmediate(() => socket.disconnect());
      }
      return undefined;
    };
    const { state, renewSession } = connect(server.url());
    await until(() => expect(renewSession).toHaveBeenCalledOnce());
    await until(() => expect(state()).toBe('live'));
    expect(server.handshakes.at(-1)).toBe('second-secret');
  });

  test('keeps trying if the renewal fails too', async () => {
    const server = await socketServer();
    server.admit = () => new Error('closed');
    const { state, renewSession } = connect(server.url());
    renewSession.mockRejectedValue(new Error('no session'));
    // As long as the pauses after the first, second and third refusal are.
    for (const [refusals, pauseMs] of [1_000, 12_000, 130_000].entries()) {
      await until(() => expect(console.error).toHaveBeenCalledTimes(refusals + 1));
      await passTime(pauseMs);
    }
    await until(() => expect(renewSession).toHaveBeenCalledTimes(2));
    await until(() => expect(console.error).toHaveBeenCalledTimes(4));
    server.admit = () => undefined;
    await passTime(300_000);
    await until(() => expect(state()).toBe('live'));
  });
});

test.each(['42["unread_count_changed"', '42{}', '49["x"]', '9', '42"text"', '4'])(
  'fault 75: after the malformed packet %j the connection is opened again',
  async (packet) => {
    const raw = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => {
      for (const client of raw.clients) {
        client.terminate();
      }
      raw.close();
    });
    await once(raw, 'listening');
    let connections = 0;
    raw.on('connection', (client) => {
      connections += 1;
      client.send('0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}');
      client.send('40{"sid":"b"}');
      client.send(connections === 1 ? packet : '42["unread_count_changed",{"unreadCount":5}]');
    });
    const address = raw.address();
    const { batches } = connect(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    await until(() => expect(batches.at(-1)).toMatchObject({ unreadCount: 5 }));
    expect(connections).toBe(2);
  },
);
