import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from './platform.ts';
import { seedOnce } from './seed.ts';
import { seedMessages } from './seedMessages.ts';
import { call, fill, signIn, type TestTarget, triggerEvent, until } from './testPlatform.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const running = new Set<ChildProcess>();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carillon-server-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  platform: TestTarget;
  exit: Promise<[number | null, string | null]>;
}

/** Starts main.ts as a separate process, exactly as people start it. */
async function start(dir: string, port = 0): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(dataDir, dir), PORT: String(port), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const exit = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    const ended: [number | null, string | null] = [code, signal];
    return ended;
  });
  await until(() => /http:\S+/.test(output) || child.exitCode !== null, 60_000);
  const url = /http:\S+/.exec(output)?.[0];
  if (!url) throw new Error('main.ts did not start.');
  return {
    child,
    exit,
    platform: { url, config: { apiKey: 'demo-key', applicationIdentifier: 'demo-app' } },
  };
}

function session(started: Started) {
  return signIn(started.platform, 'demo-subscriber');
}

describe('the process', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'is stopped by %s and continues with the same data',
    async (signal) => {
      const first = await start(signal);
      const before = await session(first);
      expect((await before.feed('?limit=100')).data).toHaveLength(seedMessages.length);
      const socket = io(first.platform.url, {
        transports: ['websocket'],
        auth: { token: before.token },
        reconnectionDelay: 100,
      });
      await until(() => socket.connected);
      const reasons: string[] = [];
      socket.on('disconnect', (reason) => reasons.push(reason));

      // Writes are under way when the signal arrives: what was confirmed must be there afterwards.
      const acknowledged: string[] = [];
      const writers = Array.from({ length: 8 }, async (_, writer) => {
        for (let index = 0; ; index += 1) {
          const transactionId = `${writer}-${index}`;
          try {
            const answer = await triggerEvent(first.platform, {
              name: 'message',
              to: 'demo-subscriber',
              payload: { content: transactionId },
              transactionId,
            });
            if (answer.status !== 201) return;
          } catch {
            return;
          }
          acknowledged.push(transactionId);
        }
      });
      await until(() => acknowledged.length > 20);
      first.child.kill(signal);
      await Promise.all(writers);
      expect(await first.exit).toEqual(signal === 'SIGKILL' ? [null, 'SIGKILL'] : [0, null]);

      const second = await start(signal, Number(new URL(first.platform.url).port));
      await until(() => socket.connected, 20_000);
      expect(reasons).toEqual(['transport close']);
      const after = await signIn(second.platform, 'demo-subscriber', before.token);
      const messages = [];
      for (let page = 0; ; page += 1) {
        const { data, hasMore } = await after.feed(`?limit=100&page=${page}`);
        messages.push(...data);
        if (!hasMore) break;
      }
      const stored = new Set(messages.map((message) => message.transactionId));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(messages.filter((message) => message.transactionId.startsWith('seed-'))).toHaveLength(
        seedMessages.length,
      );
      socket.close();
      second.child.kill('SIGTERM');
      expect(await second.exit).toEqual([0, null]);
    },
  );
});

describe('a platform', () => {
  test('keeps data and tokens over a restart, and finishes a running request when it closes', async () => {
    let onArrival = () => {};
    const options = { port: 0, dataDir: join(dataDir, 'kept') };
    const first = await startPlatform({
      ...options,
      extend: (app) => {
        app.addHook('onRequest', async () => onArrival());
      },
    });
    const ana = await signIn(first, 'ana');
    const ids = await fill(first, 'ana', 3);
    await ana.call('POST', '/widgets/messages/mark-as', { messageId: ids[0], markAs: 'read' });
    const arrived = new Promise<void>((resolve) => {
      onArrival = resolve;
    });
    const late = triggerEvent(first, { name: 'message', to: 'ana', payload: { content: 'just in time' } });
    // A request that runs is one whose connection the server has accepted: before that a server that closes resets it.
    await arrived;
    await Promise.all([first.close(), first.close()]);
    expect((await late).status).toBe(201);

    const second = await startPlatform(options);
    const again = await signIn(second, 'ana', ana.token);
    expect(again.id).toBe(ana.id);
    expect((await again.feed()).data.map(({ content, read }) => [content, read])).toEqual([
      ['just in time', false],
      ['Message 3', true],
      ['Message 2', false],
      ['Message 1', false],
    ]);
    await second.close();
  });

  test('refuses a data folder that another one is using, with an explanation', async () => {
    const options = { port: 0, dataDir: join(dataDir, 'shared') };
    const first = await startPlatform(options);
    await expect(startPlatform(options)).rejects.toThrow(/Another server is using the data folder/);
    expect((await call(first, 'GET', '/nowhere')).status).toBe(404);
    await first.close();
  });

  test('leaves nothing open when its port is in use', async () => {
    const first = await startPlatform({ port: 0, dataDir: null });
    const dir = join(dataDir, 'port');
    const port = Number(new URL(first.url).port);
    await expect(startPlatform({ port, dataDir: dir })).rejects.toThrow(/EADDRINUSE/);
    const second = await startPlatform({ port: 0, dataDir: dir });
    await Promise.all([first.close(), second.close()]);
  });

  test('is seeded once', async () => {
    const platform = await startPlatform({ port: 0, dataDir: null });
    await Promise.all([seedOnce(platform), seedOnce(platform)]);
    const demo = await signIn(platform, 'demo-subscriber');
    const { data } = await demo.feed('?limit=100');
    expect(data).toHaveLength(seedMessages.length);
    expect(data[0]).toMatchObject({
      subject: 'Maya Okafor mentioned you',
      actorSubscriber: { firstName: 'Maya', lastName: 'Okafor' },
    });
    for (const feed of ['mentions', 'alerts', 'billing']) {
      expect((await demo.feed(`?feedIdentifier=${feed}`)).data.length).toBeGreaterThan(1);
    }
    await platform.close();
  });
});
