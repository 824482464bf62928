import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCountQuery } from '../../src/data/counts/serverCount.ts';
import { useMessagesQuery } from '../../src/data/messages/messagesFeed.ts';
import { useGlobalPreferencesQuery, usePreferencesQuery } from '../../src/data/preferences/preferences.ts';
import { useSession } from '../../src/data/session/session.ts';
import { useSessionState } from '../../src/data/session/sessionState.ts';
import {
  failing,
  hanging,
  htmlError,
  offline,
  rateLimited,
  type Scenario,
  type World,
} from '../../src/mocks/index.ts';
import { initialFetchingDefaults } from '../../src/platform-constants/index.ts';
import { mockPlatform } from '../support/mockPlatform.ts';
import { mountInbox } from '../support/mountInbox.ts';
import { passTime } from '../support/passTime.ts';

const platform = mockPlatform();
const sessionPath = '/widgets/session/initialize';
const now = Date.parse('2026-11-21T09:30:00.000Z');
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that uses every query. */
function mountAll(world: World) {
  return mountInbox(
    world,
    () => ({
      state: useSessionState(),
      session: useSession(),
      // A copy reads every member, so that a change of any of them renders again.
      feed: { ...useMessagesQuery() },
      tab: useCountQuery({ of: 'unseen', query: { feed: 'alerts' } }),
      preferences: usePreferencesQuery(),
      global: useGlobalPreferencesQuery(),
    }),
    {
      initialFetching: {
        ...initialFetchingDefaults,
        notifications: true,
        userPreferences: true,
        userGlobalPreferences: true,
      },
    },
  );
}

function callsOf(world: World): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { method, path } of world.requests) {
    counted[`${method} ${path}`] = (counted[`${method} ${path}`] ?? 0) + 1;
  }
  return counted;
}

/** The server fails for all calls except the session's. */
const exceptSession =
  (scenario: Scenario): Scenario =>
  (world) => {
    const before = new Set(world.faults);
    const undo = scenario(world);
    for (const fault of world.faults) {
      if (!before.has(fault)) {
        fault.concerns = ({ path }) => path !== sessionPath;
      }
    }
    return undo;
  };

describe('fault 10: while the server fails for a minute', () => {
  test.each<[string, Scenario]>([
    ['503', failing(503)],
    ['a proxy’s page', htmlError],
    ['429 that says: at once', rateLimited('0')],
    ['no line', offline],
  ])('(%s) no call is tried more than six times, and every one more than once', async (_, scenario) => {
    const world = platform({ scenarios: [exceptSession(scenario)] });
    const inbox = mountAll(world);
    await passTime(60_000);
    const { [`POST ${sessionPath}`]: sessions, ...others } = callsOf(world);
    expect(sessions).toBe(1);
    expect(Object.keys(others)).toHaveLength(7);
    for (const tries of Object.values(others)) {
      expect(tries).toBeGreaterThan(1);
      expect(tries).toBeLessThanOrEqual(6);
    }
    expect(inbox.now.feed.isError).toBe(true);
  });

  test('a session is tried four times for all waiting calls, which then fail', async () => {
    const world = platform({ scenarios: [failing(503)] });
    const inbox = mountAll(world);
    await passTime(60_000);
    expect(callsOf(world)).toEqual({ [`POST ${sessionPath}`]: 4 });
    expect(inbox.now).toMatchObject({ state: 'failed', feed: { isError: true }, tab: { isError: true } });
  });

  test('or only once, the reader does not notice it', async () => {
    const world = platform();
    const failedOnce = new Set<string>();
    world.addFault({
      concerns: ({ path }) => path !== sessionPath && !failedOnce.has(path),
      before({ path }) {
        failedOnce.add(path);
        return new HttpResponse('{}', { status: 503 });
      },
    });
    const inbox = mountAll(world);
    await passTime(10_000);
    expect(inbox.now).toMatchObject({
      feed: { isSuccess: true },
      tab: { isSuccess: true },
      global: { isSuccess: true },
    });
    expect(inbox.seen.some(({ feed, tab }) => feed.isError || tab.isError)).toBe(false);
  });

  test('loaded data stays', async () => {
    const world = platform();
    const inbox = mountAll(world);
    await passTime(1_000);
    failing(503)(world);
    void inbox.now.feed.refetch();
    await passTime(60_000);
    expect(inbox.now.feed.isRefetchError).toBe(true);
    expect(inbox.now.feed.data?.messages).toHaveLength(10);
  });
});

describe('fault 9: Retry-After', () => {
  test.each([
    ['7', 7_000],
    [new Date(now + 20_000).toUTCString(), 20_000],
    ['60', 60_000],
  ])('of %s delays the next try', async (header, waitMs) => {
    const world = platform({ scenarios: [rateLimited(header, 1)] });
    const inbox = mountAll(world);
    await passTime(waitMs - 1);
    expect(world.requests).toHaveLength(1);
    expect(inbox.now.state).toBe('initializing');
    await passTime(1_000);
    expect(inbox.now.state).toBe('ready');
  });

  test.each(['61', '9999999999', new Date(now + 1e12).toUTCString()])(
    'of %s is too long to wait for: the call fails at once, and is not repeated before',
    async (header) => {
      const world = platform({ scenarios: [rateLimited(header)] });
      const inbox = mountAll(world);
      await passTime(60_000);
      expect(inbox.now.session.error).toMatchObject({ kind: 'limited' });
      expect(world.requests).toHaveLength(1);
    },
  );

  test.each(['soon', '', 'NaN', '{}', '7 seconds'])(
    'of %j is malformed and causes the usual pause',
    async (header) => {
      const world = platform({ scenarios: [rateLimited(header, 1)] });
      const inbox = mountAll(world);
      await passTime(2_000);
      expect(inbox.now.state).toBe('ready');
    },
  );
});

test('fault 16: with a server that never answers the session is initializing until the last try fails with a time-out', async () => {
  const world = platform({ scenarios: [hanging] });
  const inbox = mountAll(world);
  await passTime(119_000);
  expect(inbox.now.state).toBe('initializing');
  await passTime(9_000);
  expect(inbox.now.session.error).toMatchObject({ kind: 'timeout', status: 0 });
  expect(inbox.now.feed.error).toMatchObject({ kind: 'timeout' });
  expect(world.requests).toHaveLength(4);
});
