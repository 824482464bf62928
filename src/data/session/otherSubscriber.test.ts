import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countScreen } from '../../../tests/support/inboxOf.ts';
import { stubStorage } from '../../../tests/support/stubStorage.ts';
import { inboxBackend } from '../../backends/inbox/inboxBackend.ts';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import type { InboxBackend } from '../backends/InboxBackend.ts';
import { widgetApi } from '../backends/widget/widgetApi.ts';
import { createInboxClient } from '../engine/createInboxClient.ts';
import { fetchInboxSnapshot } from '../stored/fetchInboxSnapshot.ts';
import { InboxError } from '../transport/InboxError.ts';
import { sessionOptions } from './session.ts';

const backendUrl = 'https://platform.test';
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the platform makes them: it says for whom it is. */
const tokenFor = (subscriberId: unknown) =>
  `${part({ alg: 'HS256' })}.${part({ _id: '64f0c0ffee', subscriberId })}.c2lnbmVk`;

/** A server that opens a session by this answer for whoever asks, and counts five messages. */
function serverOf(session: unknown): typeof fetch {
  return async (input) => {
    const { pathname } = new URL(String(input));
    const counted = { count: 5, filter: {} };
    const data = /session/.test(pathname) ? session : /inbox/.test(pathname) ? [counted] : counted;
    return Response.json({ data });
  };
}

/** A backend of a host, whose sessions are as given. */
const hostBackend = (session: object): InboxBackend => ({
  ...memoryBackend(),
  openSession: async () => ({ token: 'a', profile: {}, ...session }),
});

/** By each adapter: a backend whose server takes everybody for one subscriber, as a cache or a proxy in between may do. */
const adapters: readonly [string, (whose: unknown) => InboxBackend][] = [
  [
    'the widget protocol',
    (whose) =>
      widgetApi({ backendUrl, fetch: serverOf({ token: tokenFor(whose), profile: { _id: '64f0c0ffee' } }) }),
  ],
  ['the inbox API', (whose) => inboxBackend({ backendUrl, fetch: serverOf({ token: tokenFor(whose) }) })],
  ['a backend of a host, by its profile', (whose) => hostBackend({ profile: { id: whose } })],
  [
    'a backend of a host with ids of its own',
    (whose) => hostBackend({ subscriberId: whose, profile: { id: '7' } }),
  ],
];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start(backend: InboxBackend, subscriberId = 'ana') {
  const stored = stubStorage();
  const client = createInboxClient(
    { applicationIdentifier: 'app', subscriberId, backend },
    new QueryClient(),
  );
  onTestFinished(() => client.destroy());
  const errors: unknown[] = [];
  const profiles: unknown[] = [];
  client.events.on('error', (error) => void errors.push(error));
  client.events.on('session', (profile) => void profiles.push(profile));
  return { client, stored, errors, profiles, ...countScreen(client) };
}

const refused = expect.objectContaining({ name: 'InboxError', kind: 'refused' });

describe.each(adapters)('a session of %s', (_, backendFor) => {
  test('that is of another subscriber is refused, reported once and not used, and a server has no snapshot by it', async () => {
    const backend = backendFor('eve');
    const opened = vi.spyOn(backend, 'openSession');
    const counted = vi.spyOn(backend, 'countMessages');
    const { client, stored, errors, profiles, unread } = start(backend);
    await vi.waitFor(() => expect(errors).toEqual([refused]));
    expect(client.queryClient.getQueryState(sessionOptions(client).queryKey)?.error).toEqual(refused);
    expect([unread(), profiles, [...stored.values()].join()]).toEqual([undefined, [], '']);
    expect(String(errors)).not.toMatch(/eve|ana/);
    await vi.waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('another subscriber')),
    );
    await expect(
      fetchInboxSnapshot({ applicationIdentifier: 'app', subscriberId: 'ana', backend }),
    ).rejects.toEqual(refused);
    expect(opened).toHaveBeenCalledTimes(2);
    expect(counted).not.toHaveBeenCalled();
  });

  test.each(['ana', 'Zoë 李@example.com', '7'])('that is of %s, who is asked for, is used', async (asked) => {
    const { profiles, errors, unread } = start(backendFor(asked), asked);
    await vi.waitFor(() => expect(unread()).toBeTypeOf('number'));
    expect([profiles.length, errors]).toEqual([1, []]);
  });
});

describe('a session that does not say of whom it is', () => {
  test.each([
    ['a token that is no JWT', 'opaque-token'],
    ['a token of parts that are not JSON', 'world.64f000000000000000000001.1'],
    ['a payload that is no object', `e30.${part('eve')}.x`],
    ['a token without the claim', `e30.${part({ sub: 'eve' })}.x`],
    ['a claim that is no text', tokenFor({ id: 'eve' })],
    ['an empty claim', tokenFor('')],
  ])('is used: %s, beside a profile with the platform’s own id', async (_, token) => {
    for (const create of [widgetApi, inboxBackend]) {
      const fetch = serverOf({ token, profile: { _id: '64f0c0ffee' } });
      const { errors, unread } = start(create({ backendUrl, fetch }));
      await vi.waitFor(() => expect(unread()).toBeTypeOf('number'));
      expect(errors).toEqual([]);
    }
  });

  test.each([[{}], [{ profile: { id: undefined } }], [{ profile: { id: '' } }], [{ profile: null }]])(
    'is used where a backend of a host gives %j',
    async (session) => {
      const { errors, unread } = start(hostBackend(session));
      await vi.waitFor(() => expect(unread()).toBe(0));
      expect(errors).toEqual([]);
    },
  );

  test.each([
    [{ profile: { id: 7 } }, '7'],
    [{ profile: { id: '7' } }, 7],
    [{}, 7],
  ])('is used where one of both is a number: %j for %j', async (session, asked) => {
    const { errors, unread } = start(hostBackend(session), JSON.parse(JSON.stringify(asked)));
    await vi.waitFor(() => expect(unread()).toBe(0));
    expect(errors).toEqual([]);
  });
});

test('a renewed session of another subscriber leaves on screen what the first one has brought', async () => {
  let whose = 'ana';
  let isExpired = false;
  const memory = memoryBackend({ messages: [{ id: 'a', read: false, seen: false, createdAt: '' }] });
  const { client, unread, errors } = start({
    ...memory,
    openSession: async () => ({ token: whose, profile: { id: whose } }),
    async countMessages(query, limit, call) {
      if (isExpired) {
        throw new InboxError({ kind: 'unauthorized', reason: 'No' });
      }
      expect(call.token).toBe('ana');
      return memory.countMessages(query, limit, call);
    },
  });
  await vi.waitFor(() => expect(unread()).toBe(1));
  [whose, isExpired] = ['eve', true];
  await client.queryClient.refetchQueries();
  await vi.waitFor(() => expect(errors).toEqual([refused]));
  expect(unread()).toBe(1);
});
