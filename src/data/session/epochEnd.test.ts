import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { hanging, holdAnswers } from '../../mocks/index.ts';

const platform = mockPlatform();
const sessionPath = '/widgets/session/initialize';
let consoleError: MockInstance<typeof console.error>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('fault 60: the subscriber changes during the session call', () => {
  test.each([undefined, new QueryClient()])('a late token is dropped', async (hostQueryClient) => {
    const world = platform();
    const held = holdAnswers(world, sessionPath);
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => {} });
    const client = inboxOf(world, {}, hostQueryClient);
    const opened = vi.fn();
    client.events.on('session', opened);
    const call = ask(client, 'organization');
    await held.arrived(1);
    client.destroy();
    held.end();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await expect(client.openSession()).rejects.toMatchObject({ kind: 'aborted' });
    expect(setItem).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
    expect(world.requests).toHaveLength(1);
  });

  test.each(Array.from({ length: 16 }, (_, ticks) => ticks))(
    'fault 60: is dropped %i ticks after the answer too',
    async (ticks) => {
      const client = inboxOf(platform());
      const endIn = (left: number) => (left === 0 ? client.destroy() : queueMicrotask(() => endIn(left - 1)));
      const answer = {
        ok: true,
        status: 201,
        async text() {
          endIn(ticks);
          return '{"data":{"token":"late"}}';
        },
      };
      vi.stubGlobal('fetch', async () => answer);
      const openedAfterTheEnd: boolean[] = [];
      client.events.on('session', () => openedAfterTheEnd.push(client.isDestroyed()));
      await client.openSession().catch((error: unknown) => expect(error).toMatchObject({ kind: 'aborted' }));
      vi.unstubAllGlobals();
      expect(openedAfterTheEnd).not.toContain(true);
    },
  );

  test('fault 69: a call after the end requests nothing and stores nothing', async () => {
    const world = platform();
    const client = inboxOf(world);
    client.destroy();
    await expect(ask(client, 'organization')).rejects.toMatchObject({ kind: 'aborted' });
    expect(client.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(world.requests).toEqual([]);
  });

  test('fault 64: calls under way end at once, and the cache is empty', async () => {
    const world = platform();
    const client = inboxOf(world);
    await ask(client, 'organization');
    hanging(world);
    const call = ask(client, 'unreadCount');
    const screen = feedScreen(client);
    client.destroy();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(screen.rows()).toEqual([]);
    await expect(ask(client, 'organization')).rejects.toMatchObject({ kind: 'aborted' });
    expect(client.queryClient.getQueriesData({ queryKey: client.scope })).toEqual([]);
  });
});
