import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { fakeSockets } from '../../../tests/support/fakeSockets.ts';
import { connect } from '../../../tests/support/liveFixture.ts';
import type { TabNotice } from './tabNotice.ts';
import { intervalMs } from './visibleTimer.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const url = 'https://ws.carillon.test';
/** Lets tabs exchange notices, and apply gathered events. */
const settle = (ms = 100) => vi.advanceTimersByTimeAsync(ms);

function start(browser = fakeBrowser()) {
  const server = fakeSockets();
  const open = (name = 'maya') => connect(url, { io: server.io, name });
  /** Another tab that does only what the test does with it. */
  const stranger = (name = 'maya') => {
    const channel = new BroadcastChannel(name);
    const heard: unknown[] = [];
    channel.addEventListener('message', ({ data }) => heard.push(data));
    return { say: (notice: TabNotice) => channel.postMessage(notice), channel, heard };
  };
  return { browser, server, open, stranger };
}

/** Several tabs, the first of which leads and is live. */
async function openTabs(count: number) {
  const fixture = start();
  const tabs = Array.from({ length: count }, () => fixture.open());
  await settle();
  fixture.server.connect();
  await settle();
  const [leader, ...followers] = tabs;
  if (leader === undefined) {
    throw new Error('No tab');
  }
  for (const { batches } of tabs) {
    batches.length = 0;
  }
  return { ...fixture, tabs, leader, followers };
}

describe('tabs of one identity', () => {
  test('have one socket, whose state and events all of them receive', async () => {
    const { server, tabs } = await openTabs(3);
    expect(server.sockets).toHaveLength(1);
    expect(tabs.map(({ states }) => states)).toEqual(Array(3).fill(['connecting', 'live']));
    server.sockets[0]?.happens('unread_count_changed', { unreadCount: 4 });
    server.sockets[0]?.happens('notification_received', {
      message: { _id: 'a', cta: { data: { url: '/a' } } },
    });
    await settle();
    for (const { batches } of tabs) {
      expect(batches).toEqual([
        expect.objectContaining({ unreadCount: 4, messages: [expect.objectContaining({ id: 'a' })] }),
      ]);
      expect(batches[0]?.messages[0]?.link?.url).toBe('/a');
    }
    server.sockets[0]?.happens('disconnect', 'transport close');
    await settle();
    expect(tabs.map(({ state }) => state())).toEqual(Array(3).fill('recovering'));
  });

  test('that are opened later get the state at once, and refetch', async () => {
    const { server, open } = await openTabs(1);
    const late = open();
    await settle();
    expect(late.state()).toBe('live');
    expect(late.batches).toEqual([expect.objectContaining({ mayHaveMissed: true })]);
    expect(server.sockets).toHaveLength(1);
  });

  test('elect the next leader when the leader is closed, and all refetch', async () => {
    const { server, leader, followers } = await openTabs(3);
    leader.live.close();
    await settle();
    expect(server.open()).toHaveLength(1);
    expect(server.sockets).toHaveLength(2);
    expect(followers.map(({ state }) => state())).toEqual(['recovering', 'recovering']);
    server.connect();
    await settle();
    for (const { state, batches } of followers) {
      expect(state()).toBe('live');
      expect(batches).toEqual([expect.objectContaining({ mayHaveMissed: true })]);
    }
  });

  test('refetch what another tab changed, once, but not what they changed themselves', async () => {
    const { tabs, leader, followers } = await openTabs(3);
    const [changer] = followers;
    changer?.live.notifyTabs('changed');
    changer?.live.notifyTabs('changed');
    await settle();
    for (const tab of tabs) {
      expect(tab.batches).toEqual(
        tab === changer
          ? []
          : [
              {
                unreadCount: undefined,
                unseenCount: undefined,
                messages: [],
                changes: 0,
                mayHaveMissed: true,
              },
            ],
      );
    }
    leader.live.notifyTabs('changed');
    await settle();
    expect(changer?.batches).toHaveLength(1);
  });

  test('fault 59: are notified of a sign-out in one of them', async () => {
    const { leader, followers } = await openTabs(3);
    leader.live.notifyTabs('signedOut');
    await settle();
    expect(leader.onSignedOut).not.toHaveBeenCalled();
    for (const { onSignedOut } of followers) {
      expect(onSignedOut).toHaveBeenCalledOnce();
    }
  });

  test('fault 59, 66: of another subscriber get no notices and have their own socket', async () => {
    const { server, open, leader } = await openTabs(1);
    const other = open('grace');
    await settle();
    expect(server.open()).toHaveLength(2);
    server.sockets[0]?.happens('unread_count_changed', { unreadCount: 4 });
    leader.live.notifyTabs('changed');
    leader.live.notifyTabs('signedOut');
    await settle();
    expect(other.batches).toEqual([]);
    expect(other.state()).toBe('connecting');
    expect(other.onSignedOut).not.toHaveBeenCalled();
  });

  test('notify each other also without a socket to share', async () => {
    const { browser } = start();
    const [one, two] = [connect(undefined, { name: 'maya' }), connect(undefined, { name: 'maya' })];
    await settle();
    one.live.notifyTabs('changed');
    await settle();
    expect([one.batches.length, two.batches.length]).toEqual([0, 1]);
    await settle(2 * intervalMs);
    expect(browser.locks.held.size).toBe(0);
    expect([one.state(), two.state()]).toEqual(['off', 'off']);
  });

  test('refetch only when they are shown, except the leader', async () => {
    const { browser, server, leader, followers } = await openTabs(3);
    browser.setVisible(false);
    server.sockets[0]?.happens('disconnect', 'transport close');
    server.connect();
    await settle();
    expect([leader, ...followers].map(({ batches }) => batches.length)).toEqual([1, 0, 0]);
    server.sockets[0]?.happens('unread_count_changed', { unreadCount: 4 });
    await settle();
    expect(followers.map(({ batches }) => batches)).toEqual(
      Array(2).fill([expect.objectContaining({ unreadCount: 4, mayHaveMissed: false })]),
    );
    browser.setVisible(true);
    await settle();
    expect(followers.map(({ batches }) => batches.at(-1)?.mayHaveMissed)).toEqual([true, true]);
  });
});

describe('a leader that does not work', () => {
  /** A tab that is shown, beside one that has the lock. */
  async function beside(answer: TabNotice | undefined) {
    const fixture = start();
    const { channel, say } = fixture.stranger();
    let stolen = false;
    let isSilent = false;
    fixture.browser.locks
      .request('maya', {}, () => new Promise(() => {}))
      .catch(() => {
        stolen = true;
      });
    channel.addEventListener('message', ({ data }) => {
      if (data.kind === 'ask' && answer !== undefined && !isSilent) {
        say(answer);
      }
    });
    const fallSilent = () => {
      isSilent = true;
    };
    return { ...fixture, tab: fixture.open(), say, isStolen: () => stolen, fallSilent };
  }

  test('keeps the lock while it answers and is visible', async () => {
    const { server, tab, isStolen } = await beside({ kind: 'state', state: 'live', hidden: false });
    await settle(10 * intervalMs);
    expect(tab.state()).toBe('live');
    expect(server.sockets).toEqual([]);
    expect(isStolen()).toBe(false);
  });

  test.each<[string, TabNotice | undefined]>([
    ['is frozen', undefined],
    ['is hidden', { kind: 'state', state: 'live', hidden: true }],
  ])('loses the lock to a visible tab when it %s', async (_, answer) => {
    const { server, tab, isStolen } = await beside(answer);
    await settle(2 * intervalMs);
    expect(isStolen()).toBe(true);
    expect(server.open()).toHaveLength(1);
    expect(server.sockets).toHaveLength(1);
    server.connect();
    await settle();
    expect(tab.state()).toBe('live');
    expect(tab.batches.at(-1)).toMatchObject({ mayHaveMissed: true });
  });

  test('loses the lock when it has answered for long and then no more', async () => {
    const { server, tab, isStolen, fallSilent } = await beside({
      kind: 'state',
      state: 'live',
      hidden: false,
    });
    await settle(5 * intervalMs);
    expect(isStolen()).toBe(false);
    fallSilent();
    await settle(3 * intervalMs);
    expect(isStolen()).toBe(true);
    server.connect();
    await settle();
    expect(server.open()).toHaveLength(1);
    expect(tab.state()).toBe('live');
    expect(tab.batches.at(-1)).toMatchObject({ mayHaveMissed: true });
  });

  test('loses the lock also when several tabs wait and receive each other’s notices', async () => {
    const { open, isStolen } = await beside(undefined);
    // Each is checked by another one.
    open();
    open();
    await settle(3 * intervalMs);
    expect(isStolen()).toBe(true);
  });

  test('is replaced without harm when the browser grants a lock late that is no longer wanted', async () => {
    const { browser, server, open } = start();
    const refusals: ((reason: unknown) => void)[] = [];
    const holds: (() => unknown)[] = [];
    vi.spyOn(browser.locks, 'request').mockImplementation((_, { steal }, hold) => {
      holds.push(hold);
      const refused = new Promise<void>((_resolve, reject) => refusals.push(reject));
      return steal ? Promise.race([hold(), refused]).then(() => {}) : refused;
    });
    const tab = open();
    await settle(2 * intervalMs);
    server.connect();
    await settle();
    expect(holds[0]?.()).toBeUndefined();
    refusals[0]?.(new DOMException('Aborted', 'AbortError'));
    await settle();
    expect(tab.states).toEqual(['connecting', 'live']);
    expect(server.sockets).toHaveLength(1);
  });

  test('keeps the lock while no tab is visible', async () => {
    const { browser, server, isStolen } = await beside(undefined);
    browser.setVisible(false);
    await settle(10 * intervalMs);
    expect(isStolen()).toBe(false);
    expect(server.sockets).toEqual([]);
  });

  test('closes its socket when the lock is stolen, follows, and leads again when it must', async () => {
    const { browser, server, leader, stranger } = await openTabs(1);
    const thief = stranger();
    let letGo = () => {};
    const hold = () =>
      new Promise<void>((resolve) => {
        letGo = resolve;
      });
    void browser.locks.request('maya', { steal: true }, hold);
    await settle();
    expect(server.open()).toEqual([]);
    expect(leader.state()).toBe('recovering');
    thief.say({ kind: 'state', state: 'live', hidden: false });
    thief.say({ kind: 'event', event: { unread: 6 } });
    await settle();
    expect(leader.state()).toBe('live');
    expect(leader.batches).toEqual([expect.objectContaining({ unreadCount: 6, mayHaveMissed: true })]);
    letGo();
    await settle();
    expect(server.open()).toHaveLength(1);
  });
});

describe('a message of the channel', () => {
  const state = (value: unknown) => ({ kind: 'state', state: value, hidden: false });
  const event = (told: unknown) => ({ kind: 'event', event: told });
  test.each<[unknown]>([
    [null],
    ['changed'],
    [['changed']],
    [{}],
    [{ kind: 'unknown' }],
    [{ kind: ['changed'] }],
    [{ batch: { unreadCount: 9 } }],
    [state('on fire')],
    [state(undefined)],
    [state(['off'])],
    [event({ unread: 'nine' })],
    [event({ unread: -0.5 })],
    [event(undefined)],
    [event({ message: { title: 'no id' } })],
    [event({ message: null, unread: 9 })],
    [event({ hint: 1 })],
    [event({ constructor: {} })],
    [event({ unreadCount: 9 })],
    [event(['unread', 9])],
  ])('is validated, so %j changes nothing', async (rubbish) => {
    const { followers, stranger } = await openTabs(2);
    const [follower] = followers;
    stranger().channel.postMessage(rubbish);
    await settle();
    expect(follower?.batches).toEqual([]);
    expect(follower?.state()).toBe('live');
    expect(follower?.onSignedOut).not.toHaveBeenCalled();
  });

  test('cannot report events for the socket of the leader', async () => {
    const { leader, stranger } = await openTabs(1);
    const { say } = stranger();
    say({ kind: 'state', state: 'refused', hidden: false });
    say({ kind: 'event', event: { unread: 9 } });
    await settle();
    expect(leader.state()).toBe('live');
    expect(leader.batches).toEqual([]);
  });

  test('fault 80: contains no token and no hash', async () => {
    const { browser, server, leader } = await openTabs(2);
    server.sockets[0]?.happens('unread_count_changed', { unreadCount: 4 });
    server.sockets[0]?.happens('disconnect', 'io server disconnect');
    await settle(60_000);
    server.connect();
    leader.live.notifyTabs('changed');
    leader.live.notifyTabs('signedOut');
    leader.live.close();
    await settle();
    expect(browser.said.length).toBeGreaterThan(8);
    expect(JSON.stringify(browser.said)).not.toContain('secret');
  });
});

describe('in a browser that lacks', () => {
  const refused = () => Promise.reject(new DOMException('Not in this frame', 'SecurityError'));
  test.each<[string, string, unknown]>([
    ['channels', 'BroadcastChannel', undefined],
    [
      'channels for this frame',
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('Not in this frame', 'SecurityError');
        }
      },
    ],
    ['locks', 'navigator', {}],
    ['locks for this frame', 'navigator', { locks: { request: refused } }],
    ['a navigator', 'navigator', undefined],
  ])('%s, each tab has its own socket and receives an event once', async (_, name, value) => {
    const fixture = start();
    vi.stubGlobal(name, value);
    const tabs = [fixture.open(), fixture.open()];
    await settle();
    expect(fixture.server.open()).toHaveLength(2);
    for (const socket of fixture.server.sockets) {
      socket.happens('connect');
    }
    await settle(10 * intervalMs);
    for (const socket of fixture.server.sockets) {
      socket.happens('unread_count_changed', { unreadCount: 4 });
    }
    await settle();
    for (const { batches, state } of tabs) {
      expect(batches.filter(({ unreadCount }) => unreadCount === 4)).toHaveLength(1);
      expect(state()).toBe('live');
    }
    expect(fixture.server.sockets).toHaveLength(2);
  });
});

describe('fault 69: after the end nothing is left', () => {
  test.each([['leads'], ['follows']])('of a tab that %s', async (role) => {
    const { browser, server, leader, followers } = await openTabs(2);
    const ends = role === 'leads' ? [...followers, leader] : [leader, ...followers];
    for (const { live } of ends) {
      await settle();
      server.connect();
      live.notifyTabs('changed');
      server.sockets.at(-1)?.happens('unread_count_changed', { unreadCount: 4 });
      live.close();
      expect(() => live.notifyTabs('changed')).not.toThrow();
    }
    expect(vi.getTimerCount()).toBe(0);
    await settle(0);
    expect(browser.left()).toEqual({ channels: 0, locks: 0, listeners: 0 });
    expect(server.open()).toEqual([]);
    expect(server.sockets.map((socket) => socket.listeners())).toEqual(server.sockets.map(() => 0));
  });

  test('of a tab that ended before it was in the queue for the lock', async () => {
    const { browser, server, open } = start();
    open().live.close();
    await settle();
    expect(browser.left()).toEqual({ channels: 0, locks: 0, listeners: 0 });
    expect([server.sockets.length, vi.getTimerCount()]).toEqual([0, 0]);
  });

  test('of a tab that ended in the queue, while the leader goes on', async () => {
    const { browser, followers } = await openTabs(2);
    followers[0]?.live.close();
    await settle(0);
    expect(browser.left()).toMatchObject({ channels: 1, locks: 1 });
  });

  test('of a tab that ended while it was given the lock', async () => {
    const { browser, server, open } = start();
    const { live } = open();
    await Promise.resolve();
    expect(browser.locks.held.size).toBe(1);
    live.close();
    await settle();
    expect(browser.left()).toEqual({ channels: 0, locks: 0, listeners: 0 });
    expect([server.sockets.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
