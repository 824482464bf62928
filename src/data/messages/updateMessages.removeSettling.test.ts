import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { bulkPath, pathOf, removeFixture } from '../../../tests/support/removeFixture.ts';
import { buildFeed, failingFor, holdAnswers, type WorldOptions } from '../../mocks/index.ts';
import { askAgain } from '../facts/asker.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';

const platform = mockPlatform();
const start = (options?: WorldOptions) => removeFixture(platform(options));
const feedPath = '/widgets/notifications/feed';

describe('fault 36: a bulk removal that the server has done by half shows the server’s state afterwards', () => {
  test.each([200, 500])('when it answers %d', async (status) => {
    const { world, client, counts, ids, remove, shownIds, settled } = await start();
    world.addFault({
      concerns: ({ path }) => path === bulkPath,
      before() {
        world.removeElsewhere(ids.first);
        return HttpResponse.json({}, { status });
      },
    });
    await remove(ids.first, ids.second).catch(() => undefined);
    await vi.waitFor(() => expect(shownIds()).toContain(ids.second));
    await settled();
    await quiet(client);
    expect(shownIds()).not.toContain(ids.first);
    expect(counts.shown()).toEqual([2, 1]);
  });
});

describe('fault 37: a removed row does not return', () => {
  test('with a page that was fetched before the removal', async () => {
    const { world, client, screen, ids, remove, shownIds } = await start({ messages: 25 });
    const held = holdAnswers(world, feedPath);
    const late = screen.observer.refetch();
    await held.arrived(1);
    await remove(ids.first);
    const seen: boolean[] = [];
    const look = () => seen.push(shownIds().includes(ids.first));
    const stops = [screen.observer.subscribe(look), pendingChangesOf(client).subscribe(look)];
    held.end();
    await late;
    await quiet(client);
    for (const stop of stops) {
      stop();
    }
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
    expect(shownIds()).not.toContain(ids.first);
  });

  test('with a server that still sends it for a while', async () => {
    const { world, client, counts, ids, remove, shownIds } = await start();
    const [old] = buildFeed(1);
    let late = true;
    world.addFault({
      concerns: ({ path }) => path === feedPath,
      async after(answer) {
        const body = await answer.clone().json();
        return late && old ? HttpResponse.json({ ...body, data: [old, ...body.data] }) : undefined;
      },
    });
    const held = holdAnswers(world, feedPath);
    await remove(ids.first);
    await held.arrived(1);
    expect(shownIds()).not.toContain(ids.first);
    // The counts have been refetched by now, the feed has not.
    await vi.waitFor(() => expect(client.queryClient.isFetching()).toBe(1));
    expect(counts.shown()).toEqual([2, 1]);
    late = false;
    held.end();
    await quiet(client);
    askAgain(client, [...client.scope, 'messages'], 'stored');
    await vi.waitFor(() => expect(shownIds()).not.toContain(ids.first));
    await quiet(client);
  });

  test('when the feed cannot be refetched', async () => {
    const { world, client, ids, remove, shownIds } = await start();
    failingFor(feedPath, 403)(world);
    await remove(ids.first);
    await quiet(client);
    await vi.waitFor(() => expect(pendingChangesOf(client).get().changes).toEqual([]));
    expect(shownIds()).not.toContain(ids.first);
  });
});

describe('fault 38: ids that need escaping stay under the path', () => {
  test.each(['a/../b', '../../v1/widgets/organization', '?all=1', '#x', '\0', 'ü/%2e%2e', 'bulk/delete'])(
    '%j',
    async (id) => {
      const { client, world, remove, calls } = await start();
      await remove(id);
      await quiet(client);
      expect(calls()).toEqual([['DELETE', pathOf(encodeURIComponent(id)), {}]]);
      expect(new URL(world.requests.find(({ method }) => method === 'DELETE')?.url ?? '').search).toBe('');
      expect(world.messages()).toHaveLength(16);
    },
  );

  test.each(['.', '..', ''])('%j would change the path, so nothing is sent', async (id) => {
    const { client, remove, calls } = await start();
    await expect(remove(id)).rejects.toMatchObject({ kind: 'unsupported' });
    expect(calls()).toEqual([]);
    await quiet(client);
  });
});

test('fault 39: ids that are names of object members are ordinary ids', async () => {
  const messages = ['__proto__', 'constructor', 'plain'].map((_id, index) => ({
    ...buildFeed(3)[index],
    _id,
  }));
  const { client, remove, shownIds } = await start({ messages: messages as never });
  await remove('__proto__', 'constructor');
  await quiet(client);
  expect(shownIds()).toEqual(['plain']);
  expect(Object.prototype).not.toHaveProperty('covers');
});
