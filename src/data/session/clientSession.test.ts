import { getEventListeners } from 'node:events';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failing, failingFor, holdAnswers, offline, type World } from '../../mocks/index.ts';
import { sessionOptions, useSession } from './session.ts';
import { useLogout, useSessionState, useSignIn } from './sessionState.ts';

const platform = mockPlatform();
const sessionPath = '/widgets/session/initialize';
const feedPath = '/widgets/notifications/feed';
let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const callsTo = (world: World, path: string) => world.requests.filter((call) => call.path === path).length;

test.each([
  ['useSession', useSession],
  ['useSessionState', useSessionState],
  ['useLogout', useLogout],
  ['useSignIn', useSignIn],
])('%s outside a provider throws an error with its name', (name, useHook) => {
  expect(() => hookOf<unknown>(null, () => useHook())).toThrow(`\`${name}\` was used outside`);
});

test('a session that opens is reported once, with its profile', async () => {
  const world = platform();
  const client = inboxOf(world);
  const opened = vi.fn();
  client.events.on('session', opened);
  await ask(client, 'organization');
  await ask(client, 'organization');
  expect(opened.mock.calls).toEqual([[expect.objectContaining({ id: expect.any(String) })]]);
});

describe('a session that is refused', () => {
  test('is explained once, and not requested by the next call', async () => {
    const world = platform({ scenarios: [failingFor(sessionPath, 403)] });
    const client = inboxOf(world);
    for (const name of ['organization', 'unreadCount'] as const) {
      await expect(ask(client, name)).rejects.toMatchObject({ status: 403 });
    }
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('when-the-session-fails'));
    expect(callsTo(world, sessionPath)).toBe(1);
  });

  test('after a renewal fails the session and no other query, and what failed is repeated with the next one', async () => {
    const world = platform();
    const client = inboxOf(world);
    await client.queryClient.prefetchQuery({ queryKey: ['of the host'], queryFn: () => 'loaded' });
    const undo = world.addFault({
      concerns: ({ path }) => path === feedPath,
      before: () => new HttpResponse('{}', { status: 401 }),
    });
    const screen = feedScreen(client);
    await vi.waitFor(() => expect(screen.observer.getCurrentResult().isError).toBe(true));
    expect(client.queryClient.getQueryState(['of the host'])?.status).toBe('success');
    expect(client.queryClient.getQueryState(sessionOptions(client).queryKey)?.status).toBe('error');
    undo();
    await client.openSession();
    await screen.loaded();
  });

  test('after the host has emptied its cache is an error of the call', async () => {
    const world = platform();
    const client = inboxOf(world);
    world.addFault({
      concerns: ({ path }) => path === '/widgets/organization',
      before() {
        client.queryClient.clear();
        return new HttpResponse('{}', { status: 401 });
      },
    });
    await expect(ask(client, 'organization')).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});

test.each(['first', 'second'])(
  'a renewal of the %s session does not repeat a query that was refused',
  async (which) => {
    const world = platform();
    const client = inboxOf(world);
    if (which === 'second') {
      const undo = failingFor(sessionPath, 400)(world);
      await expect(ask(client, 'organization')).rejects.toMatchObject({ status: 400 });
      undo();
      await client.openSession();
    }
    failingFor(feedPath, 403)(world);
    const screen = feedScreen(client);
    await vi.waitFor(() => expect(screen.observer.getCurrentResult().isError).toBe(true));
    world.expireTokens();
    await ask(client, 'organization');
    await quiet(client);
    expect(callsTo(world, feedPath)).toBe(1);
  },
);

test('a call goes on with another session when the one that it waits for is cancelled', async () => {
  const world = platform();
  const client = inboxOf(world);
  const held = holdAnswers(world, sessionPath);
  const call = ask(client, 'organization');
  await held.arrived(1);
  await client.queryClient.cancelQueries({ queryKey: sessionOptions(client).queryKey });
  await held.arrived(2);
  held.end();
  await call;
  expect(callsTo(world, '/widgets/organization')).toBe(1);
});

describe('a session that nobody answered', () => {
  /** All tries are over; the network is there again, but nothing knows. */
  async function start() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const world = platform();
    const undo = offline(world);
    const client = inboxOf(world);
    const call = expect(ask(client, 'organization')).rejects.toMatchObject({ kind: 'unavailable' });
    await vi.advanceTimersByTimeAsync(60_000);
    await call;
    const tries = callsTo(world, sessionPath);
    undo();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(callsTo(world, sessionPath)).toBe(tries);
    const returned = () => page.dispatchEvent(new Event('online'));
    return { world, client, returned, more: () => callsTo(world, sessionPath) - tries, page };
  }

  test('is requested once when the network returns, and not when it returns again', async () => {
    const { client, returned, more, page } = await start();
    returned();
    await vi.waitFor(() => expect(client.queryClient.isFetching()).toBe(0));
    expect(more()).toBe(1);
    expect(getEventListeners(page, 'online')).toEqual([]);
    returned();
    await ask(client, 'organization');
    expect(more()).toBe(1);
  });

  test('is not requested after the end of its client, which leaves no listener', async () => {
    const { client, returned, more, page } = await start();
    client.destroy();
    expect(getEventListeners(page, 'online')).toEqual([]);
    returned();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(more()).toBe(0);
  });
});

test('the end of a client during a pause leaves no timer and requests no session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const world = platform({ scenarios: [failing(503)] });
  const client = inboxOf(world);
  const call = expect(ask(client, 'organization')).rejects.toMatchObject({ kind: 'aborted' });
  await vi.waitFor(() => expect(world.requests).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(100);
  client.destroy();
  await call;
  // The cache notifies its observers in a task of its own.
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.requests).toHaveLength(1);
});
