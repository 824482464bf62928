import { onlineManager } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { fakeSockets } from '../../../tests/support/fakeSockets.ts';
import { connect } from '../../../tests/support/liveFixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    onlineManager.setOnline(true);
  });
});

const settle = (ms = 100) => vi.advanceTimersByTimeAsync(ms);
/** Time in which no timer runs. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A tab whose socket is connected. */
async function start({ hasSocket = true, isReaderGone = (): boolean => false } = {}) {
  const browser = fakeBrowser();
  const server = fakeSockets();
  const fixture = connect(hasSocket ? 'https://ws.carillon.test' : undefined, {
    io: server.io,
    isReaderGone,
  });
  await settle();
  server.connect();
  await settle();
  fixture.batches.length = 0;
  fixture.states.length = 0;
  return { browser, server, ...fixture };
}

const askedOnce = [
  { unreadCount: undefined, unseenCount: undefined, messages: [], changes: 0, mayHaveMissed: true },
];

describe('fault 76: after an absence', () => {
  test.each<[string, (browser: ReturnType<typeof fakeBrowser>) => Promise<unknown>]>([
    [
      'the device slept with the page on its screen',
      async () => {
        sleep(600_000);
        await settle(5_000);
      },
    ],
    [
      'the page was hidden for a while',
      async (browser) => {
        browser.setVisible(false);
        await settle(60_000);
        browser.setVisible(true);
      },
    ],
    [
      'the page was hidden and its timers did not run',
      async (browser) => {
        browser.setVisible(false);
        sleep(60_000);
        browser.setVisible(true);
      },
    ],
  ])('when %s, the socket is replaced and one refetch is requested', async (_, beAway) => {
    const { browser, server, batches, states } = await start();
    await beAway(browser);
    expect(server.sockets).toHaveLength(2);
    expect(server.open()).toEqual(server.sockets.slice(1));
    expect(batches).toEqual([]);
    server.connect();
    await settle(60_000);
    expect(batches).toEqual(askedOnce);
    expect(states).toEqual(['recovering', 'live']);
    expect(server.sockets).toHaveLength(2);
  });

  test('when the socket does not reconnect, a refetch is requested within 15 s of the return nevertheless', async () => {
    const { browser, batches } = await start();
    browser.setVisible(false);
    await settle(60_000);
    browser.setVisible(true);
    await settle(15_000);
    expect(batches).toEqual(askedOnce);
  });

  test('many triggers at once cause one new socket and one refetch', async () => {
    const { browser, server, batches } = await start();
    browser.setVisible(false);
    onlineManager.setOnline(false);
    sleep(600_000);
    browser.setVisible(true);
    onlineManager.setOnline(true);
    sleep(600_000);
    browser.setVisible(true);
    await settle(0);
    expect(server.sockets).toHaveLength(2);
    server.connect();
    await settle(60_000);
    expect(batches).toEqual(askedOnce);
  });

  test('hiding the page for a short time causes nothing', async () => {
    const { browser, server, batches } = await start();
    browser.setVisible(false);
    await settle(10_000);
    browser.setVisible(true);
    await settle(60_000);
    expect(batches).toEqual([]);
    expect(server.sockets).toHaveLength(1);
  });

  test('without a socket a refetch is requested at once', async () => {
    const { browser, batches } = await start({ hasSocket: false });
    browser.setVisible(false);
    await settle(60_000);
    browser.setVisible(true);
    await settle();
    expect(batches).toEqual(askedOnce);
  });

  test('a hidden page has no timer', async () => {
    const { browser } = await start();
    expect(vi.getTimerCount()).toBe(1);
    browser.setVisible(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('fault 76: the back and forward cache', () => {
  test('stores a page without socket, lock, channel and timer, and the restored page requests a refetch', async () => {
    const { browser, server, live, batches, state } = await start();
    browser.turnPage('pagehide');
    await settle(0);
    expect(server.open()).toEqual([]);
    expect(browser.left()).toMatchObject({ channels: 0, locks: 0 });
    expect(vi.getTimerCount()).toBe(0);
    live.notifyTabs('changed');
    sleep(600_000);
    browser.turnPage('pageshow');
    await settle(0);
    expect(server.open()).toHaveLength(1);
    server.connect();
    await settle(60_000);
    expect(batches).toEqual(askedOnce);
    expect(state()).toBe('live');
  });

  test('restores a page that requests a refetch even if the socket does not reconnect', async () => {
    const { browser, batches } = await start();
    browser.turnPage('pagehide');
    browser.turnPage('pageshow');
    await settle(15_000);
    expect(batches).toEqual(askedOnce);
  });

  test('signs a restored page out whose reader is gone, and opens nothing', async () => {
    let isGone = false;
    const { browser, server, batches, states, onSignedOut } = await start({ isReaderGone: () => isGone });
    browser.turnPage('pagehide');
    isGone = true;
    browser.turnPage('pageshow', false);
    expect(onSignedOut).not.toHaveBeenCalled();
    browser.turnPage('pageshow');
    await settle(60_000);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(server.open()).toEqual([]);
    expect([batches, states]).toEqual([[], []]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not matter for a page that was loaded again, which opens nothing twice', async () => {
    const { browser, server } = await start();
    browser.turnPage('pageshow', false);
    await settle();
    expect(server.sockets).toHaveLength(1);
    expect(browser.left()).toMatchObject({ channels: 1, locks: 1 });
  });
});

describe('fault 78: offline', () => {
  test('during a connection the state is offline, nothing is tried, and the return causes one connection and one refetch', async () => {
    const { server, batches, states } = await start();
    onlineManager.setOnline(false);
    expect(states).toEqual(['offline']);
    expect(server.open()).toEqual([]);
    await settle(600_000);
    expect(server.sockets).toHaveLength(1);
    expect(batches).toEqual([]);
    onlineManager.setOnline(true);
    expect(server.open()).toHaveLength(1);
    server.connect();
    await settle(60_000);
    expect(states).toEqual(['offline', 'recovering', 'live']);
    expect(batches).toEqual(askedOnce);
    expect(server.sockets).toHaveLength(2);
  });

  test('at the start it is the same', async () => {
    fakeBrowser();
    const server = fakeSockets();
    onlineManager.setOnline(false);
    const { states, batches } = connect('https://ws.carillon.test', { io: server.io });
    await settle(600_000);
    expect(states).toEqual(['offline']);
    expect(server.sockets).toEqual([]);
    onlineManager.setOnline(true);
    server.connect();
    await settle();
    expect(states).toEqual(['offline', 'connecting', 'live']);
    expect(batches).toEqual(askedOnce);
    expect(server.sockets).toHaveLength(1);
  });

  test('without a socket the state is offline too', async () => {
    const { states, batches } = await start({ hasSocket: false });
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await settle();
    expect(states).toEqual(['offline', 'off']);
    expect(batches).toEqual(askedOnce);
  });
});
