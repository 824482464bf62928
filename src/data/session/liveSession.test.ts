import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../../tests/support/liveFixture.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { shakyNetwork } from '../../../tests/support/shakyNetwork.ts';
import { hurry, socketServer } from '../../../tests/support/socketServer.ts';
import { createMockWorld } from '../../mocks/index.ts';
import { useConnection } from '../client/clientHooks.ts';
import { useServerCount } from '../counts/serverCount.ts';
import type { InboxDataProviderProps } from '../engine/providerProps.ts';
import { useLogout, useSessionState, useSignIn } from './sessionState.ts';

beforeEach(() => {
  hurry();
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => silent.mockRestore());
});

function useProbe() {
  const { data: unread, refetch } = useServerCount();
  return {
    state: useSessionState(),
    connection: useConnection(),
    unread,
    refetch,
    logout: useLogout(),
    signIn: useSignIn(),
  };
}

/** A page with a live socket, and the numbers in its document events. */
async function liveInbox(props: Partial<InboxDataProviderProps> = {}) {
  const world = createMockWorld();
  const network = shakyNetwork(
    world,
    () => 1,
    () => {},
  );
  vi.stubGlobal('fetch', network.fetch);
  const server = await socketServer();
  const told: unknown[] = [];
  const listen = (event: Event) => void told.push(event instanceof CustomEvent && event.detail);
  document.addEventListener('novu:unread_count_changed', listen);
  onTestFinished(() => document.removeEventListener('novu:unread_count_changed', listen));
  const inbox = mountInbox(world, useProbe, { socketUrl: server.url(), ...props });
  await until(() => expect(inbox.now).toMatchObject({ connection: 'live', unread: 3 }));
  await until(() => expect(server.open()).toHaveLength(1));
  const render = (own: Partial<InboxDataProviderProps>) => inbox.render({ socketUrl: server.url(), ...own });
  return { world, network, server, told, inbox, render };
}

test('fault 64: a logout closes the socket for good, and signing in opens one', async () => {
  const { world, server, inbox } = await liveInbox();
  const attempts = server.handshakes.length;
  inbox.now.logout();
  await until(() => expect(server.open()).toEqual([]));
  await until(() => expect(inbox.now).toMatchObject({ state: 'signedOut', connection: 'off' }));
  await server.stop();
  await server.start();
  expect(server.handshakes).toHaveLength(attempts);
  world.expireTokens();
  inbox.now.signIn();
  await until(() => expect(inbox.now.connection).toBe('live'));
  expect(server.open()).toHaveLength(1);
  expect(server.handshakes.at(-1)).not.toBe(server.handshakes[0]);
});

test.each(['a logout', 'another subscriber', 'an unmount', 'the gate'])(
  'fault 44: events that are under way when %s ends the session are not passed on',
  async (end) => {
    const { world, server, told, inbox, render } = await liveInbox();
    const answers: (() => void)[] = [];
    world.addFault({
      concerns: ({ path }) => path.endsWith('/unread'),
      after: (response) =>
        new Promise((resolve) => {
          answers.push(() => resolve(response));
        }),
    });
    void inbox.now.refetch();
    await until(() => expect(answers).not.toEqual([]));
    told.splice(0);
    server.open()[0]?.emit('unread_count_changed', { unreadCount: 77 });
    if (end === 'a logout') {
      inbox.now.logout();
    } else if (end === 'an unmount') {
      inbox.unmount();
    } else {
      render(end === 'the gate' ? { enabled: false } : { subscriberId: undefined });
    }
    await until(() => expect(server.open()).toEqual([]));
    for (const answer of answers) {
      answer();
    }
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    expect(told).toEqual([]);
  },
);

test('fault 65: a change of the hash alone opens another session and another socket', async () => {
  const { world, server, inbox, render } = await liveInbox({ subscriberHash: 'one' });
  const [first] = server.handshakes;
  world.requests.splice(0);
  render({ subscriberHash: 'two' });
  await until(() => expect(server.handshakes.at(-1)).not.toBe(first));
  await until(() => expect(server.open()).toHaveLength(1));
  await until(() => expect(inbox.now).toMatchObject({ connection: 'live', unread: 3 }));
  expect(world.requests[0]?.body).toMatchObject({ hmacHash: 'two' });
  expect(new Set(world.requests.slice(1).map(({ authorization }) => authorization))).toEqual(
    new Set([`Bearer ${server.open()[0]?.handshake.auth.token}`]),
  );
});

test('fault 4: after a renewal the socket reconnects with the new token', async () => {
  const { world, network, server } = await liveInbox();
  world.expireTokens();
  server.admit = ({ handshake }) =>
    world.memory.holderOf(handshake.auth.token) ? undefined : new Error('expired');
  server.open()[0]?.disconnect(true);
  const token = () => server.open()[0]?.handshake.auth.token;
  await until(() => expect(world.memory.holderOf(token())).toBeDefined());
  expect([...network.holders.keys()].at(-1)).toBe(token());
});
