import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../platform.ts';
import { seedMessages } from '../seedMessages.ts';
import { signIn, until } from '../testPlatform.ts';
import { killStarted, readAll, type Started, startProcess, writeUntilStopped } from '../testProcess.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carillon-server-'));
});
afterAll(async () => {
  killStarted();
  await rm(dataDir, { recursive: true, force: true });
});

function start(dir: string, port = 0): Promise<Started> {
  return startProcess({ DATA_DIR: join(dataDir, dir), PORT: String(port) });
}

function session(started: Started) {
  return signIn(started.platform, 'demo-subscriber');
}

describe('the process', () => {
  // One after the other on one folder, so that each signal also meets a database that has been stopped before.
  test('is stopped by SIGTERM, SIGINT and SIGKILL and continues with the same data', async () => {
    // Here a new database is a copy; the process would make its own, as that of the whole pages does.
    await (await startPlatform({ port: 0, dataDir: join(dataDir, 'signals') })).close();
    let current = await start('signals');
    const before = await session(current);
    expect((await before.feed('?limit=100')).data).toHaveLength(seedMessages.length);
    const socket = io(current.platform.url, {
      transports: ['websocket'],
      auth: { token: before.token },
      reconnectionDelay: 100,
    });
    const reasons: string[] = [];
    socket.on('disconnect', (reason) => reasons.push(reason));
    const acknowledged: string[] = [];
    const signals = [
      ['SIGTERM', [0, null]],
      ['SIGINT', [0, null]],
      ['SIGKILL', [null, 'SIGKILL']],
    ] as const;
    for (const [signal, exit] of signals) {
      await until(() => socket.connected);
      // Writes are under way when the signal arrives: what was confirmed must be there afterwards.
      const load = writeUntilStopped([current.platform]);
      await until(() => load.acknowledged.length > 20);
      current.child.kill(signal);
      expect(await current.exit).toEqual(exit);
      await load.stop();
      acknowledged.push(...load.acknowledged);

      current = await start('signals', Number(new URL(current.platform.url).port));
      const after = await signIn(current.platform, 'demo-subscriber', before.token);
      const messages = await readAll(after);
      const stored = new Set(messages.map((message) => message.transactionId));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(messages).toHaveLength(stored.size);
      expect(messages.filter((message) => message.transactionId.startsWith('seed-'))).toHaveLength(
        seedMessages.length,
      );
    }
    await until(() => socket.connected);
    expect(reasons).toEqual(signals.map(() => 'transport close'));
    socket.close();
    current.child.kill('SIGTERM');
    expect(await current.exit).toEqual([0, null]);
  }, 300_000);
});
