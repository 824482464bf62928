import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { startWorldClock } from '../../../tests/support/worldClock.ts';
import {
  failing,
  hanging,
  holdAnswers,
  offline,
  type Scenario,
  unauthorizedOnce,
} from '../../mocks/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { useLogUsage } from './usageLog.ts';

const platform = mockPlatform();
beforeEach(startWorldClock);

/** Longer than a call without an answer may take, and every pause between tries. */
const longMs = 300_000;
const path = '/widgets/usage/log';
const callOrganization = (client: InboxClient) =>
  client.send(async (call) => client.backend.getOrganization?.(call));

async function start(usageLog = true) {
  const world = platform();
  const client = inboxOf(world);
  client.usageLog = usageLog;
  await callOrganization(client);
  const log = hookOf(client, useLogUsage);
  const logged = () => world.requests.filter((request) => request.path === path);
  return { world, client, log, logged };
}

test('an entry is sent once, with the specified prefix', async () => {
  const { log, logged } = await start();
  log('Notification Click', { notificationId: 'a', hasCta: false, more: undefined });
  await passTime(longMs);
  expect(logged()).toHaveLength(1);
  expect(logged()[0]?.body).toEqual({
    name: '[Widget] - Notification Click',
    payload: { notificationId: 'a', hasCta: false },
  });
});

test('useLogUsage outside a provider throws an error with its name', () => {
  expect(() => hookOf<unknown>(null, () => useLogUsage())).toThrow('`useLogUsage` was used outside');
});

test('nothing is sent unless the host switches the usage log on', async () => {
  const { log, logged } = await start(false);
  log('Notification Click', {});
  await passTime(longMs);
  expect(logged()).toEqual([]);
});

test('an entry is sent even if the click leads away from the page', async () => {
  const { client, log, logged } = await start();
  log('Notification Click', {});
  client.destroy();
  await passTime(longMs);
  expect(logged()).toHaveLength(1);
});

test('an entry that is under way while the page goes is neither cancelled nor sent again', async () => {
  const { world, client, log, logged } = await start();
  const held = holdAnswers(world, path);
  const sent = vi.spyOn(globalThis, 'fetch');
  log('Notification Click', {});
  await held.arrived(1);
  client.destroy();
  const [, init] = sent.mock.calls[0] ?? [];
  expect([init?.keepalive, init?.signal?.aborted]).toEqual([true, false]);
  held.end();
  await passTime(longMs);
  expect(logged()).toHaveLength(1);
  sent.mockRestore();
});

describe('fault 79: a failed usage log has no visible effect', () => {
  test.each<[string, Scenario]>([
    ['500', failing(500)],
    ['403', failing(403)],
    ['no line', offline],
    ['silence', hanging],
    ['a token that is no longer good', unauthorizedOnce],
  ])('%s', async (_, scenario) => {
    const { world, client, log } = await start();
    const noticed = vi.fn();
    const consoleError = vi.spyOn(console, 'error').mockImplementation(noticed);
    process.on('unhandledRejection', noticed);
    client.events.on('error', noticed);
    const undo = scenario(world);
    expect(log('Notification Click', {})).toBeUndefined();
    await passTime(longMs);
    undo();
    await callOrganization(client);
    await passTime(longMs);
    expect(noticed).not.toHaveBeenCalled();
    process.off('unhandledRejection', noticed);
    consoleError.mockRestore();
  });
});
