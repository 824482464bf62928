import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEmitter, createStore } from '../../base/index.ts';
import type { InboxBackend } from '../backends/InboxBackend.ts';
import type { ConnectionState } from '../client/connectionState.ts';
import type { ClientEvents } from '../client/InboxClient.ts';
import { createLine } from './line.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The longest pause of its range.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

/** A line of a client that is nothing but its connection, its events and its end. */
function lineOf(
  state: ConnectionState = 'live',
  backend: Pick<InboxBackend, 'line'> = { line: { id: 'a line', load: async () => () => () => {} } },
) {
  const connection = createStore<ConnectionState>(state);
  const events = createEmitter<ClientEvents>();
  const end = new AbortController();
  const client = { backend, connection, events, isDestroyed: () => end.signal.aborted };
  const onUp = vi.fn();
  const line = createLine(client, onUp);
  onTestFinished(() => events.emit('ending', false));
  return { line, onUp, connection, events, destroy: () => end.abort() };
}

describe('after a call without an answer', () => {
  test.each([
    ['nothing is sent while the server cannot be reached', 'recovering', [true, true]],
    ['that alone is not sent while the server is reachable', 'live', [false, true]],
  ] as const)('%s, for a second, then for two, four and at most thirty', (_, state, isDown) => {
    const { line, onUp } = lineOf(state);
    const isDownNow = () => [line.isDown(), line.isDown(true)];
    for (const pauseMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      line.pause();
      expect(isDownNow()).toEqual(isDown);
      onUp.mockClear();
      vi.advanceTimersByTime(pauseMs - 1);
      expect(onUp).not.toHaveBeenCalled();
      expect(isDownNow()).toEqual(isDown);
      vi.advanceTimersByTime(1);
      expect(onUp).toHaveBeenCalledTimes(1);
      expect(isDownNow()).toEqual([false, false]);
    }
  });

  test('a second one during the pause changes nothing', () => {
    const { line, onUp } = lineOf();
    line.pause();
    vi.advanceTimersByTime(900);
    line.pause();
    vi.advanceTimersByTime(100);
    expect(onUp).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    line.pause();
    vi.advanceTimersByTime(1_999);
    expect(onUp).toHaveBeenCalledTimes(1);
  });

  test('an answer makes the next pause short again', () => {
    const { line } = lineOf();
    line.pause();
    vi.advanceTimersByTime(1_000);
    line.resume();
    line.pause();
    vi.advanceTimersByTime(1_000);
    expect(line.isDown(true)).toBe(false);
  });

  test('the network or the socket that comes back ends the pause, once', () => {
    const { line, onUp, connection } = lineOf('recovering');
    line.pause();
    connection.set('connecting');
    onlineManager.setOnline(false);
    expect(onUp).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    expect(onUp).toHaveBeenCalledTimes(1);
    expect(line.isDown(true)).toBe(false);
    line.pause();
    connection.set('live');
    expect(onUp).toHaveBeenCalledTimes(2);
    expect(line.isDown(true)).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(onUp).toHaveBeenCalledTimes(2);
  });
});

describe('without a network', () => {
  test('nothing can be sent, whoever knows of it', () => {
    const { line } = lineOf();
    expect(line.isDown()).toBe(false);
    onlineManager.setOnline(false);
    expect(line.isDown()).toBe(true);
    onlineManager.setOnline(true);
    vi.stubGlobal('navigator', { onLine: false });
    expect(line.isDown()).toBe(true);
    vi.stubGlobal('navigator', undefined);
    expect(line.isDown()).toBe(false);
  });

  test('it listens for its return only after it was asked, once, and not after its end', () => {
    const subscribe = vi.spyOn(onlineManager, 'subscribe');
    const { line, onUp, events, connection } = lineOf();
    expect(line.isDown()).toBe(false);
    expect(subscribe).not.toHaveBeenCalled();
    onlineManager.setOnline(false);
    expect([line.isDown(), line.isDown()]).toEqual([true, true]);
    expect(subscribe).toHaveBeenCalledTimes(1);
    line.pause();
    events.emit('ending', false);
    onlineManager.setOnline(true);
    connection.set('off');
    connection.set('live');
    vi.advanceTimersByTime(60_000);
    expect(onUp).not.toHaveBeenCalled();
  });

  test('a client that has ended neither listens nor waits', () => {
    const subscribe = vi.spyOn(onlineManager, 'subscribe');
    const { line, destroy } = lineOf();
    destroy();
    line.pause();
    onlineManager.setOnline(false);
    expect(line.isDown()).toBe(true);
    expect(subscribe).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  ['live', true],
  ['connecting', false],
  // A session that could not be opened yet.
  ['off', false],
  ['recovering', false],
] as const)('with a socket that is %s the server is reachable: %s', (state, expected) => {
  expect(lineOf(state).line.isReachable()).toBe(expected);
});

test('where there is no socket, a network is enough', () => {
  const { line } = lineOf('off', {});
  expect(line.isReachable()).toBe(true);
  onlineManager.setOnline(false);
  expect(line.isReachable()).toBe(false);
});

test('without a network nothing is reachable, whatever the socket says', () => {
  onlineManager.setOnline(false);
  expect(lineOf('live').line.isReachable()).toBe(false);
});
