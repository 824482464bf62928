import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { worldDefaults } from '../../mocks/index.ts';
import type { Identity } from '../client/identity.ts';
import { queryKeys } from '../facts/queryKeys.ts';
import { factOf } from '../facts/recordFact.ts';
import type { InboxSnapshot } from '../stored/InboxSnapshot.ts';
import { startFrom } from '../stored/startFrom.ts';
import { type SharedClient, shareClient } from './clientRegistry.ts';
import { createInboxClient } from './createInboxClient.ts';

const platform = mockPlatform();
beforeEach(() => void vi.stubGlobal('document', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const identity: Identity = {
  ...worldDefaults,
  subscriberHash: undefined,
  socketUrl: undefined,
  socketPath: undefined,
};

/** Mounts a provider, and unmounts it at the end of the test if the test does not. */
function mount(shared: SharedClient): () => void {
  const letGo = shared.retain();
  let mounted = true;
  const unmount = () => {
    if (mounted) {
      mounted = false;
      letGo();
    }
  };
  onTestFinished(unmount);
  return unmount;
}

/** Waits for everything that runs at the end of the tick. */
const endOfTick = () => Promise.resolve();

describe('fault 67: providers of the same subscriber', () => {
  test('share one client, one session call and one answer', async () => {
    const world = platform();
    const [one, two] = [shareClient({ ...identity }, undefined), shareClient({ ...identity }, undefined)];
    expect(two.current()).toBe(one.current());
    mount(one);
    mount(two);
    await Promise.all([ask(one.current(), 'organization'), ask(two.current(), 'unreadCount')]);
    expect(world.requests.map(({ path }) => path.split('/').at(-1)).sort()).toEqual([
      'initialize',
      'organization',
      'unread',
    ]);
  });

  test('keep the client until the last one is unmounted', async () => {
    platform();
    const shared = shareClient(identity, undefined);
    const unmounts = [mount(shared), mount(shared)];
    unmounts[0]?.();
    await endOfTick();
    expect(shared.current().isDestroyed()).toBe(false);
    unmounts[1]?.();
    await endOfTick();
    expect(shared.current().isDestroyed()).toBe(true);
    const next = shareClient(identity, undefined);
    mount(next);
    expect(next.current()).not.toBe(shared.current());
    expect(next.current().isDestroyed()).toBe(false);
  });
});

describe('fault 64: a client that was ended', () => {
  test('is replaced when its provider is shown again', async () => {
    const shared = shareClient(identity, undefined);
    const ended = shared.current();
    mount(shared)();
    await endOfTick();
    expect(ended.isDestroyed()).toBe(true);
    const told = vi.fn();
    shared.subscribe(told);
    mount(shared);
    expect(told).toHaveBeenCalledOnce();
    expect(shared.current().isDestroyed()).toBe(false);
    expect(shareClient(identity, undefined)).toBe(shared);
  });

  test('does not end its replacement when it is ended again', () => {
    const cache = new QueryClient();
    const [ended, next] = [createInboxClient(identity, cache), createInboxClient(identity, cache)];
    ended.destroy();
    cache.setQueryData(next.scope, 'kept');
    ended.destroy();
    expect(cache.getQueryData(next.scope)).toBe('kept');
  });

  test('is shared again after its provider is shown again and its replacement is gone', async () => {
    const shared = shareClient(identity, undefined);
    mount(shared)();
    await endOfTick();
    const leave = mount(shareClient(identity, undefined));
    mount(shared);
    leave();
    await endOfTick();
    expect(shareClient(identity, undefined)).toBe(shared);
  });

  test('by a logout after the last provider was unmounted does not return signed out', async () => {
    const shared = shareClient(identity, undefined);
    mount(shared)();
    await endOfTick();
    shared.current().signOut();
    mount(shared);
    expect(shared.current()).toMatchObject({ signedOut: false, enabled: true });
  });

  test('is not given to a new provider', async () => {
    const shared = shareClient(identity, undefined);
    mount(shared)();
    await endOfTick();
    expect(shareClient(identity, undefined).current().isDestroyed()).toBe(false);
  });
});

describe('fault 66: providers of different identities', () => {
  test.each<[string, Partial<Identity>]>([
    ['subscriber', { subscriberId: 'grace.kim' }],
    ['no subscriber', { subscriberId: undefined }],
    ['application', { applicationIdentifier: 'other' }],
    ['hash', { subscriberHash: 'abc' }],
    ['platform', { backendUrl: 'https://other.test' }],
    ['socket', { socketUrl: 'https://ws.other.test' }],
    ['socket path', { socketPath: '/live/' }],
    ['gate', { enabled: false }],
    ['way to have the hash', { asksForHash: true }],
  ])('share nothing when they differ in: %s', (_, other) => {
    const [one, two] = [shareClient(identity, undefined), shareClient({ ...identity, ...other }, undefined)];
    mount(one);
    mount(two);
    expect(two.current()).not.toBe(one.current());
    expect(two.current().scope).not.toEqual(one.current().scope);
  });

  test('with the host’s own cache do not share the private one', () => {
    const host = new QueryClient();
    const [ours, theirs, again] = [undefined, host, host].map((cache) => shareClient(identity, cache));
    expect(theirs?.current()).not.toBe(ours?.current());
    expect(theirs?.current().queryClient).toBe(host);
    expect(again?.current()).toBe(theirs?.current());
    expect(shareClient(identity, new QueryClient()).current()).not.toBe(theirs?.current());
  });
});

describe('fault 68: StrictMode and moved providers', () => {
  test('unmount and mount again in one tick keep the client and its session', async () => {
    const world = platform();
    const shared = shareClient(identity, undefined);
    const first = mount(shared);
    const opened = ask(shared.current(), 'organization');
    first();
    mount(shareClient(identity, undefined));
    await opened;
    expect(shared.current().isDestroyed()).toBe(false);
    expect(world.requests).toHaveLength(2);
  });

  test('fault 62: a change of the identity and back within two ticks ends with one client', async () => {
    const other = { ...identity, subscriberId: 'grace.kim' };
    const a = shareClient(identity, undefined);
    const leaveA = mount(a);
    const leaveB = mount(shareClient(other, undefined));
    leaveA();
    await endOfTick();
    leaveB();
    const back = shareClient(identity, undefined);
    mount(back);
    await endOfTick();
    expect(a.current().isDestroyed()).toBe(true);
    expect(back.current().isDestroyed()).toBe(false);
    expect(shareClient(identity, undefined).current()).toBe(back.current());
  });
});

describe('an initial state', () => {
  const state = (unread: number, savedAtMs = Date.now()): InboxSnapshot => ({
    version: 2,
    savedAtMs,
    applicationIdentifier: worldDefaults.applicationIdentifier,
    subscriberId: worldDefaults.subscriberId,
    backendId: worldDefaults.backendUrl,
    counts: { unread },
    feeds: [],
  });
  /** Shares a client as a provider with an initial state does. */
  function share(who: Identity, cache: QueryClient | undefined, given?: InboxSnapshot): SharedClient {
    const shared = shareClient(who, cache);
    startFrom(shared, given);
    return shared;
  }
  const unreadOf = (shared: SharedClient) => {
    const client = shared.current();
    return factOf<number>(client, queryKeys(client.scope).unread)?.value;
  };
  test('is there before the provider is mounted, and a second one does not replace it', () => {
    const shared = share(identity, undefined, state(3));
    expect(unreadOf(shared)).toBe(3);
    mount(share(identity, undefined, state(4)));
    expect(unreadOf(shared)).toBe(3);
  });

  test('of a provider that comes later is ignored, since the first one fetches by itself', () => {
    const shared = share(identity, undefined);
    mount(shared);
    share(identity, undefined, state(3));
    expect(unreadOf(shared)).toBeUndefined();
  });

  test('does not come back after signing out and in, nor when a hidden provider is shown again', async () => {
    const shared = share(identity, undefined, state(3));
    const unmount = mount(shared);
    shared.current().signOut();
    share(identity, undefined, state(3));
    expect(unreadOf(shared)).toBeUndefined();
    shared.current().signIn();
    share(identity, undefined, state(3));
    expect(shared.current().enabled).toBe(true);
    expect(unreadOf(shared)).toBeUndefined();
    unmount();
    await endOfTick();
    mount(shared);
    share(identity, undefined, state(3));
    expect(unreadOf(shared)).toBeUndefined();
  });

  test('of a subscriber who signs out is not there for the next one', () => {
    mount(share(identity, undefined, state(3)));
    const next = share({ ...identity, subscriberId: 'grace.kim' }, undefined, state(3));
    mount(next);
    expect(unreadOf(next)).toBeUndefined();
  });
});

test('fault 70: on a server every render has its own client', () => {
  vi.stubGlobal('document', undefined);
  const [one, two] = [shareClient(identity, undefined), shareClient(identity, undefined)];
  expect(two.current()).not.toBe(one.current());
  one.retain()();
  expect(one.current().isDestroyed()).toBe(false);
});
