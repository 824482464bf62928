import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { fakeSockets } from '../../../tests/support/fakeSockets.ts';
import { countScreen, feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import type { World } from '../../mocks/index.ts';
import { organizationOptions } from '../organization/organization.ts';
import { fetchInboxSnapshot } from '../stored/fetchInboxSnapshot.ts';
import { startFrom } from '../stored/startFrom.ts';
import { intervalMs } from './visibleTimer.ts';

const library = vi.hoisted(() => ({ io: undefined as unknown }));
vi.mock('../backends/widget/socketIo.ts', () => ({
  get io() {
    return library.io;
  },
}));

const platform = mockPlatform();
let server: ReturnType<typeof fakeSockets>;
beforeEach(() => {
  server = fakeSockets();
  library.io = server.io;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** A page that starts from what the host's server has fetched so many milliseconds ago. `calls` are those of the page. */
async function startPage(ageMs: number, hasSocket = true) {
  const world: World = platform();
  const { applicationIdentifier, subscriberId, backendUrl } = world;
  const state = await fetchInboxSnapshot({
    applicationIdentifier,
    subscriberId,
    backendUrl,
    counts: ['unread', 'unseen'],
    organization: true,
  });
  vi.setSystemTime(state.savedAtMs + ageMs);
  world.requests.splice(0);
  const client = inboxOf(world, hasSocket ? { socketUrl: world.socketUrl } : {});
  startFrom({ current: () => client }, state);
  const counts = countScreen(client);
  const screen = feedScreen(client);
  const calls = () => world.requests.map(({ path }) => path.split('/').slice(-1).join()).sort();
  return { world, state, client, counts, screen, calls };
}

type StartedPage = Awaited<ReturnType<typeof startPage>>;

/** Opens the session and connects the socket, and waits longer than a batch of events does. */
async function goLive({ client }: StartedPage) {
  await client.openSession();
  await vi.waitFor(() => expect(server.sockets).toHaveLength(1));
  server.connect();
  await vi.waitFor(() => expect(client.connection.get()).toBe('live'));
  await vi.advanceTimersByTimeAsync(500);
  await quiet(client);
}

test('nothing that came along is called again while the page loads and connects', async () => {
  const page = await startPage(2_000);
  const { client, state, counts, screen, calls } = page;
  expect([counts.unread(), screen.rows().length]).toEqual([state.counts.unread, 10]);
  await goLive(page);
  await client.queryClient.prefetchQuery(organizationOptions(client));
  expect(calls()).toEqual(['initialize']);
});

test('what was missed between the host’s server and the socket is fetched at the next tick, once', async () => {
  const page = await startPage(2_000);
  const { world, state, counts, calls } = page;
  world.receive({ read: false, seen: false });
  await goLive(page);
  expect(counts.unread()).toBe(state.counts.unread);
  await vi.advanceTimersByTimeAsync(intervalMs);
  await vi.waitFor(() => expect(counts.unread()).toBe((state.counts.unread ?? 0) + 1));
  await quiet(page.client);
  expect(calls()).toEqual(['feed', 'initialize', 'unread', 'unseen']);
  await vi.advanceTimersByTimeAsync(3 * intervalMs);
  expect(calls()).toEqual(['feed', 'initialize', 'unread', 'unseen']);
});

test('a live event is shown at once', async () => {
  const page = await startPage(2_000);
  await goLive(page);
  const { unread = 0 } = page.state.counts;
  server.sockets[0]?.happens('unread_count_changed', { unreadCount: unread + 1 });
  await vi.advanceTimersByTimeAsync(200);
  expect(page.counts.unread()).toBe(unread + 1);
});

test.each([true, false])(
  'data of a stored page stands at once, and is confirmed (socket: %j)',
  async (hasSocket) => {
    fakeBrowser();
    const page = await startPage(61_000, hasSocket);
    const { world, state, client, counts, calls } = page;
    world.receive({ read: false, seen: false });
    expect(counts.unread()).toBe(state.counts.unread);
    await client.openSession();
    await vi.waitFor(() => expect(counts.unread()).toBe((state.counts.unread ?? 0) + 1));
    await quiet(client);
    expect(calls()).toEqual(['feed', 'initialize', 'unread', 'unseen']);
  },
);

test.each([
  ['a moment ago', 59_000],
  ['in the future, by a clock that is behind', -120_000],
])('data of %s is not confirmed where there is no socket', async (_, ageMs) => {
  fakeBrowser();
  const { client, calls } = await startPage(ageMs, false);
  await client.openSession();
  await vi.advanceTimersByTimeAsync(3 * intervalMs);
  expect(calls()).toEqual(['initialize']);
});
