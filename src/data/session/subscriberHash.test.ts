import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { until } from '../../../tests/support/liveFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { failing } from '../../mocks/index.ts';
import type { GetSubscriberHash } from '../client/InboxClient.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { useSession } from './session.ts';
import { useSessionState } from './sessionState.ts';

const platform = mockPlatform();
let consoleError: MockInstance<typeof console.error>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const subscriberHashes = { 'demo-subscriber': 'one', 'grace.kim': 'two' };
const hashOf = async (subscriberId: string) =>
  Object.entries(subscriberHashes).find(([id]) => id === subscriberId)?.[1] ?? '';

function useAll() {
  return { state: useSessionState(), session: useSession(), client: useInboxClient('useAll') };
}

function asking(given: unknown, options: Parameters<typeof platform>[0] = { subscriberHashes }) {
  const world = platform(options);
  const client = inboxOf(world, { asksForHash: true });
  client.getSubscriberHash = given as GetSubscriberHash;
  return { world, client };
}

describe('getSubscriberHash', () => {
  test('fails without a retry, and nothing is sent, if the host has given no function', async () => {
    const { world, client } = asking(undefined);
    await expect(client.openSession()).rejects.toMatchObject({
      kind: 'unidentified',
      reason: '`getSubscriberHash` must give a text that is not empty',
    });
    expect(world.requests).toEqual([]);
  });

  test('is called for every session, with the id, and its hash is sent', async () => {
    const given = vi.fn(hashOf);
    const { world, client } = asking(given);
    await ask(client, 'organization');
    world.expireTokens();
    await ask(client, 'organization');
    expect(given.mock.calls).toEqual([['demo-subscriber'], ['demo-subscriber']]);
    expect(world.requests[0]?.body).toMatchObject({ subscriberId: 'demo-subscriber', hmacHash: 'one' });
  });

  test('may be another function at each render without a new identity, and the newest one is called', async () => {
    const world = platform({ subscriberHashes });
    const asked: number[] = [];
    const asks = (render: number) => ({
      getSubscriberHash: async (id: string) => {
        asked.push(render);
        return hashOf(id);
      },
    });
    const inbox = mountInbox(world, useAll, asks(1));
    await until(() => expect(inbox.now.state).toBe('ready'));
    const { client } = inbox.now;
    inbox.render(asks(2));
    inbox.render(asks(3));
    expect(inbox.now.client).toBe(client);
    world.expireTokens();
    await ask(client, 'organization');
    expect(asked).toEqual([1, 3]);
  });

  test('fault 60: has no effect if it answers for the old subscriber', async () => {
    const world = platform({ subscriberHashes });
    let answer = (_hash: string) => {};
    const inbox = mountInbox(world, useAll, {
      getSubscriberHash: () => new Promise((resolve) => (answer = resolve)),
    });
    inbox.render({ subscriberId: 'grace.kim', getSubscriberHash: hashOf });
    answer('one');
    await until(() => expect(inbox.now.state).toBe('ready'));
    const sessions = world.requests.filter(({ path }) => path.endsWith('/initialize'));
    expect(sessions.map(({ body }) => body)).toMatchObject([{ subscriberId: 'grace.kim', hmacHash: 'two' }]);
  });
});

describe('a malformed hash', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a number', 5],
    ['an object', { hash: 'one' }],
  ])('(%s) is refused, once, and no session is requested', async (_, hash) => {
    const given = vi.fn(async () => hash);
    const { world, client } = asking(given);
    await expect(ask(client, 'organization')).rejects.toMatchObject({
      name: 'InboxError',
      kind: 'unidentified',
      message: 'HTTP error! Status: 0, Message: `getSubscriberHash` must give a text that is not empty',
    });
    expect(given).toHaveBeenCalledOnce();
    expect(world.requests).toEqual([]);
  });

  test('fault 87: a failure of the host fails the session with the host’s message, after the usual tries', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const given = vi.fn(async () => {
      throw new TypeError('The host is out of hashes');
    });
    const { client } = asking(given);
    const failure = ask(client, 'organization').catch((thrown: unknown) => thrown);
    await passTime(60_000);
    expect(await failure).toMatchObject({ reason: 'The host is out of hashes', status: 0, retryable: false });
    expect(given).toHaveBeenCalledTimes(4);
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(
      'Failed to initialize the session',
      'HTTP error! Status: 0, Message: The host is out of hashes',
    );
  });

  test.each([
    [
      'throws at once',
      () => {
        throw new Error('at once');
      },
      'at once',
    ],
    ['rejects with a text', () => Promise.reject('no'), 'no'],
  ])('fault 87: a host’s function that %s fails the session', async (_, given, reason) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client } = asking(given);
    const failure = ask(client, 'organization').catch((thrown: unknown) => thrown);
    await passTime(60_000);
    expect(await failure).toMatchObject({ name: 'InboxError', reason });
  });

  test('fault 16: a promise that never ends is given 30 seconds, four times', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const given = vi.fn(() => new Promise<string>(() => {}));
    const { client } = asking(given);
    const failure = client.openSession().catch((thrown: unknown) => thrown);
    let settled = false;
    void failure.then(() => {
      settled = true;
    });
    await passTime(29_999);
    expect(given).toHaveBeenCalledOnce();
    await passTime(97_000);
    expect(settled).toBe(false);
    await passTime(1);
    expect(await failure).toMatchObject({
      kind: 'unidentified',
      reason: '`getSubscriberHash` gave no answer within 30 seconds',
    });
    expect(given).toHaveBeenCalledTimes(4);
    client.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fault 69: the end of the client ends the wait and leaves no timer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client } = asking(() => new Promise(() => {}));
    const failure = client.openSession().catch((thrown: unknown) => thrown);
    client.destroy();
    expect(await failure).toMatchObject({ kind: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('fault 80: the hash is in no console line, no error and no key', async () => {
  const world = platform({
    subscriberHashes: { 'demo-subscriber': 'right' },
    scenarios: [failing(400)],
  });
  const inbox = mountInbox(world, useAll, { getSubscriberHash: async () => 'top-secret-hash' });
  await until(() => expect(inbox.now.state).toBe('failed'));
  const { session, client } = inbox.now;
  const shown = [
    consoleError.mock.calls,
    session.error,
    session.error?.cause,
    String(session.error),
    client.scope,
  ];
  expect(world.requests[0]?.body).toMatchObject({ hmacHash: 'top-secret-hash' });
  expect(JSON.stringify(shown)).not.toContain('top-secret');
});
