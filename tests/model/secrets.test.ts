import '../support/fakeDom.ts';
import { inspect } from 'node:util';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useConnection } from '../../src/data/client/clientHooks.ts';
import { useInboxClient } from '../../src/data/client/InboxClientContext.ts';
import { useServerCount } from '../../src/data/counts/serverCount.ts';
import type { InboxDataProviderProps } from '../../src/data/engine/providerProps.ts';
import { useMessages } from '../../src/data/messages/messagesFeed.ts';
import { useUpdateMessages } from '../../src/data/messages/updateMessages.ts';
import { usePreferences } from '../../src/data/preferences/preferences.ts';
import { useSession } from '../../src/data/session/session.ts';
import { useLogout, useSessionState, useSignIn } from '../../src/data/session/sessionState.ts';
import { tokenStorageKey } from '../../src/data/session/tokenStorage.ts';
import { createWorld } from '../../src/mocks/index.ts';
import { until } from '../support/liveFixture.ts';
import { mountInbox } from '../support/mountInbox.ts';
import { shakyNetwork } from '../support/shakyNetwork.ts';
import { hurry, socketServer } from '../support/socketServer.ts';

const hash = 'top-secret-hash';
const renewedHash = 'top-secret-hash-renewed';

test('fault 80, 81: with every kind of failure neither token nor hash appears anywhere but in calls', async () => {
  hurry();
  const outputs: string[] = [];
  const note = (what: string, ...things: unknown[]) =>
    void outputs.push(`${what}: ${inspect(things, { depth: 20, showHidden: true, maxStringLength: null })}`);
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, method).mockImplementation((...all) => note(`console.${method}`, ...all));
  }
  const dispatch = document.dispatchEvent.bind(document);
  vi.spyOn(document, 'dispatchEvent').mockImplementation((event) => {
    note('document event', event.type, event instanceof CustomEvent && event.detail);
    return dispatch(event);
  });
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(function (
    this: BroadcastChannel,
    message,
  ) {
    note('message to other tabs', this.name, message);
  });
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, value: string) {
      stored.set(key, value);
      note('storage', key, key === tokenStorageKey ? '(as specified)' : value);
    },
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const world = createWorld({ subscriberHashes: { 'demo-subscriber': hash } });
  const network = shakyNetwork(
    world,
    () => 1,
    () => {},
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    note('address', url);
    expect(new URL(url).origin).toBe(world.backendUrl);
    return network.fetch(url, init);
  });
  const server = await socketServer();
  server.admit = ({ handshake }) =>
    network.holders.has(handshake.auth.token) ? undefined : new Error('This token was never given');

  const props: Partial<InboxDataProviderProps> = {
    socketUrl: server.url(),
    onSession: (profile) => note('onSession', profile),
    onMessage: (message) => note('onMessage', message),
    onError: (error) => note('onError', error),
  };
  const inbox = mountInbox(world, useEverything, { ...props, subscriberHash: hash });
  const noteAll = () => {
    const { client, feed, unread, session, preferences, marking } = inbox.now;
    const queries = client.queryClient.getQueryCache().getAll();
    const mutations = client.queryClient.getMutationCache().getAll();
    note(
      'queries',
      ...queries.map(({ queryKey, queryHash, state, meta }) => [queryKey, queryHash, state, meta]),
    );
    note('mutations', ...mutations.map(({ options, state }) => [options.mutationKey, state]));
    note(
      'errors',
      ...[feed, unread, session, preferences, marking].map(({ error }) => [
        error,
        error?.stack,
        String(error),
      ]),
    );
  };
  await until(() => expect(inbox.now).toMatchObject({ state: 'ready', connection: 'live' }));
  noteAll();

  for (const status of [400, 401, 403, 404, 429, 500]) {
    // A careless server repeats what it was sent.
    const undo = world.addFault({
      before: ({ authorization, body }) =>
        HttpResponse.json({ message: `${authorization} ${JSON.stringify(body)}` }, { status }),
    });
    await inbox.now.feed.refetch();
    await inbox.now.marking
      .run({ ids: ['some-id'], read: true })
      .catch((error: unknown) => note('mark', error));
    noteAll();
    undo();
    await inbox.now.session.refetch();
  }
  const offline = world.addFault({ before: () => HttpResponse.error() });
  await inbox.now.unread.refetch();
  noteAll();
  offline();
  world.expireTokens();
  await inbox.now.feed.refetch();
  server.open()[0]?.disconnect(true);
  await until(() => expect(inbox.now.connection).toBe('live'));
  inbox.now.logout();
  await until(() => expect(inbox.now.state).toBe('signedOut'));
  noteAll();
  inbox.now.signIn();
  await until(() => expect(inbox.now.state).toBe('ready'));
  inbox.render({ ...props, getSubscriberHash: async () => renewedHash });
  await until(() => expect(inbox.now.state).toBe('failed'));
  noteAll();
  inbox.render({ ...props, subscriberHash: undefined, enabled: false });
  noteAll();
  inbox.unmount();

  const secrets = [hash, renewedHash, ...network.holders.keys()].filter((secret) => secret !== '');
  expect(secrets.length).toBeGreaterThan(8);
  expect(outputs.length).toBeGreaterThan(50);
  const told = outputs.filter((output) => secrets.some((secret) => output.includes(secret)));
  expect(told).toEqual([]);
});

function useEverything() {
  return {
    state: useSessionState(),
    connection: useConnection(),
    session: useSession(),
    feed: useMessages(),
    unread: useServerCount(),
    preferences: usePreferences(),
    marking: useUpdateMessages(),
    client: useInboxClient('useEverything'),
    logout: useLogout(),
    signIn: useSignIn(),
  };
}
