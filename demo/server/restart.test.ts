import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from './platform.ts';
import { seedOnce } from './seed.ts';
import { seedMessages } from './seedMessages.ts';
import { openInbox } from './testInbox.ts';
import { call, fill, signIn, triggerEvent, until } from './testPlatform.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carillon-server-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describe('a platform', () => {
  test('keeps data, tokens and snoozes over a restart, and finishes a running request when it closes', async () => {
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
    const [snoozed] = await fill(first, 'kim', 1);
    const snooze = { snoozeUntil: new Date(Date.now() + 3_600_000).toISOString() };
    await (await openInbox(first, 'kim')).call('PATCH', `/notifications/${snoozed}/snooze`, snooze);
    // An hour is over, and the platform was not there.
    await first.database.query(`update messages set snoozed_until = now() where id = $1`, [snoozed]);
    const arrived = new Promise<void>((resolve) => {
      onArrival = resolve;
    });
    const late = triggerEvent(first, { name: 'message', to: 'ana', payload: { content: 'just in time' } });
    // A request that runs is one whose connection the server has accepted: before that a server that closes resets it.
    await arrived;
    await Promise.all([first.close(), first.close()]);
    expect((await late).status).toBe(201);

    const second = await startPlatform(options);
    const kim = await openInbox(second, 'kim');
    await until(async () => (await kim.count({ snoozed: false }))[0] === 1);
    expect((await kim.list()).data).toMatchObject([
      { id: snoozed, isRead: false, deliveredAt: [expect.any(String)] },
    ]);
    const again = await signIn(second, 'ana', ana.token);
    expect(again.id).toBe(ana.id);
    // What no worker keeps up to date while it runs: -1 means that nothing has ever been counted.
    const [table] = await second.database.query<{ reltuples: number }>(
      `select reltuples from pg_class where relname = 'messages'`,
    );
    expect(table?.reltuples).toBe(5);
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
    await expect(startPlatform({ port, dataDir: dir })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is in use, perhaps by another platform.`,
    );
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
