import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failing, failingFor, holdAnswers, type World } from '../../mocks/index.ts';
import { organizationOptions } from '../organization/organization.ts';

const platform = mockPlatform();
const sessionPath = '/widgets/session/initialize';
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function sessionCalls(world: World): number {
  return world.requests.filter(({ path }) => path === sessionPath).length;
}

describe('fault 4: the token expires', () => {
  test('five calls at once wait for one renewal, and each is retried once', async () => {
    const world = platform();
    const client = inboxOf(world);
    await ask(client, 'organization');
    const before = world.requests.length;
    world.expireTokens();
    const calls = ['unreadCount', 'unseenCount', 'tabCount', 'organization', 'messagesFeed'] as const;
    await Promise.all(calls.map((name) => ask(client, name)));
    expect(sessionCalls(world)).toBe(2);
    expect(world.requests.length - before).toBe(5 + 1 + 5);
  });

  test('a call that is refused late uses the newer token', async () => {
    const world = platform();
    const client = inboxOf(world);
    await ask(client, 'organization');
    world.expireTokens();
    const held = holdAnswers(world, '/widgets/organization');
    const late = ask(client, 'organization');
    await held.arrived(1);
    await ask(client, 'unreadCount');
    held.end();
    await late;
    expect(sessionCalls(world)).toBe(2);
  });
});

describe('fault 5: when every token is refused', () => {
  test('one call stops after one renewal', async () => {
    const world = platform({ scenarios: [failingFor('/widgets/organization', 401)] });
    const call = ask(inboxOf(world), 'organization');
    await expect(call).rejects.toMatchObject({ kind: 'unauthorized', retryable: false });
    expect(world.requests).toHaveLength(4);
  });

  test.each(['from the start', 'after a session that failed'])(
    'a whole inbox stops %s too: a renewal does not repeat queries that failed with a session',
    async (when) => {
      const world = platform();
      const client = inboxOf(world);
      if (when === 'after a session that failed') {
        const undo = failing(400)(world);
        await expect(ask(client, 'organization')).rejects.toMatchObject({ status: 400 });
        undo();
      }
      await client.openSession();
      world.requests.splice(0);
      world.addFault({
        concerns: ({ path }) => path !== sessionPath,
        before: () => new HttpResponse('{}', { status: 401 }),
      });
      const screen = feedScreen(client);
      await quiet(client);
      expect(screen.observer.getCurrentResult().isError).toBe(true);
      expect(world.requests).toHaveLength(3);
      await expect(ask(client, 'unreadCount')).rejects.toMatchObject({ kind: 'unauthorized' });
      await quiet(client);
      expect(world.requests).toHaveLength(3);
    },
  );
});

describe('fault 4: a valid session stays', () => {
  test('when a call fails after the renewal too, but not because of its token', async () => {
    const world = platform();
    const client = inboxOf(world);
    await ask(client, 'unreadCount');
    const answers = [401, 403];
    world.addFault({
      concerns: ({ path }) => path === '/widgets/organization',
      before: () => new HttpResponse('{}', { status: answers.shift() ?? 500 }),
    });
    const call = ask(client, 'organization');
    await expect(call).rejects.toMatchObject({ kind: 'refused' });
    await ask(client, 'unreadCount');
    expect(sessionCalls(world)).toBe(2);
  });

  test('when the token before it is refused late', async () => {
    const world = platform();
    const client = inboxOf(world);
    await ask(client, 'unreadCount');
    const refusals: (() => void)[] = [];
    world.addFault({
      concerns: ({ path }) => path === '/widgets/organization',
      before: () =>
        new Promise((resolve) => {
          refusals.push(() => resolve(new HttpResponse('{}', { status: 401 })));
        }),
    });
    const call = ask(client, 'organization');
    await vi.waitFor(() => expect(refusals).toHaveLength(1));
    refusals[0]?.();
    await vi.waitFor(() => expect(refusals).toHaveLength(2));
    await client.openSession();
    refusals[1]?.();
    await expect(call).rejects.toMatchObject({ kind: 'unauthorized' });
    await ask(client, 'unreadCount');
    expect(sessionCalls(world)).toBe(3);
  });
});

test('fault 6: a forbidden call fails alone, without renewal or retry, and the rest works', async () => {
  const world = platform({ scenarios: [failingFor('/widgets/organization', 403)] });
  const client = inboxOf(world);
  const screen = feedScreen(client);
  await expect(client.queryClient.fetchQuery(organizationOptions(client))).rejects.toMatchObject({
    kind: 'refused',
    retryable: false,
  });
  await screen.loaded();
  const asked = world.requests.map(({ path }) => path.split('/').at(-1));
  expect(asked.sort()).toEqual(['feed', 'initialize', 'organization']);
});

test('fault 10: a session is requested four times from a server that fails, and opens when it answers later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const world = platform();
  const undo = failing(503)(world);
  const client = inboxOf(world);
  const screen = feedScreen(client);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(screen.observer.getCurrentResult().isError).toBe(true));
  expect(world.requests).toHaveLength(4);
  undo();
  await ask(client, 'unreadCount');
  // Queries that failed without a session are repeated by themselves.
  await screen.loaded();
});

test('fault 10: a session after a failed one repeats only the queries that failed', async () => {
  const world = platform();
  const client = inboxOf(world);
  const counts = countScreen(client);
  await vi.waitFor(() => expect(counts.shown()).toEqual([3, 2]));
  world.expireTokens();
  const undo = failingFor(sessionPath, 400)(world);
  const screen = feedScreen(client);
  await vi.waitFor(() => expect(screen.observer.getCurrentResult().isError).toBe(true));
  undo();
  world.requests.splice(0);
  client.allowTries();
  await ask(client, 'organization');
  await screen.loaded();
  await quiet(client);
  const asked = world.requests.map(({ path }) => path.split('/').at(-1));
  expect(asked.sort()).toEqual(['feed', 'initialize', 'organization']);
});
