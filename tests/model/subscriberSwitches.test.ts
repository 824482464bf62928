import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { useConnection } from '../../src/data/client/clientHooks.ts';
import { useInboxClient } from '../../src/data/client/InboxClientContext.ts';
import { useServerCount } from '../../src/data/counts/serverCount.ts';
import type { InboxDataProviderProps } from '../../src/data/engine/providerProps.ts';
import { useMessages } from '../../src/data/messages/messagesFeed.ts';
import { useLogout, useSessionState, useSignIn } from '../../src/data/session/sessionState.ts';
import { buildMessage, createWorld } from '../../src/mocks/index.ts';
import { watchLeftovers } from '../support/leftovers.ts';
import { until } from '../support/liveFixture.ts';
import { mountInbox } from '../support/mountInbox.ts';
import { isLong } from '../support/randomRuns.ts';
import { shakyNetwork } from '../support/shakyNetwork.ts';
import { hurry, socketServer } from '../support/socketServer.ts';

/** Set CARILLON_SEED to repeat a run that failed, or to try another. */
const seed = Number(process.env.CARILLON_SEED ?? 20_261_121);

const subscribers = ['ada', 'ben', 'cid', 'dea', 'eve'];

const step = fc.record({
  act: fc.oneof(
    { weight: 8, arbitrary: fc.record({ subscriberId: fc.constantFrom(...subscribers) }) },
    { weight: 1, arbitrary: fc.record({ subscriberHash: fc.constantFrom('one', 'two') }) },
    { weight: 1, arbitrary: fc.record({ enabled: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ subscriberId: fc.constant(undefined) }) },
    { weight: 1, arbitrary: fc.record({ call: fc.constantFrom('logout', 'signIn') }) },
  ),
  pauseMs: fc.oneof(fc.constant(0), fc.nat(40)),
});

const switches = isLong ? 500 : 100;

test(`fault 60, 61, 62, 69: ${switches} random switches, seed ${seed}`, async () => {
  hurry();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const leftovers = watchLeftovers();
  const world = createWorld({ messages: 0 });
  for (const [place, subscriberId] of subscribers.entries()) {
    const payload = { for: subscriberId };
    const messages = subscribers
      .slice(0, place + 1)
      .map((_, row) => buildMessage({ payload, seen: false, read: false }, row));
    world.setMessages(messages, subscriberId);
  }

  const server = await socketServer();
  server.admit = ({ handshake }) =>
    network.holders.has(handshake.auth.token) ? undefined : new Error('This token was never given');
  const wanted: Partial<InboxDataProviderProps> = { socketUrl: server.url(), subscriberId: 'ada' };
  const lots = fc.sample(fc.noBias(fc.nat(12)), { seed, numRuns: 5_000 });
  let drawn = 0;
  const wrong: object[] = [];
  const network = shakyNetwork(
    world,
    () => lots[drawn++ % lots.length] ?? 0,
    (call) => {
      const senders = new Set(
        [call.holder, call.subscriberId, call.payloadFor].filter((one) => one !== undefined),
      );
      if (wanted.enabled === false || senders.size !== 1 || !senders.has(wanted.subscriberId ?? '')) {
        wrong.push({ ...call, wanted: { ...wanted } });
      }
    },
  );
  vi.stubGlobal('fetch', network.fetch);

  // React and socket.io keep a few listeners once they are loaded.
  const first = mountInbox(world, useEverything, wanted);
  await until(() => expect(first.now.connection).toBe('live'));
  first.unmount();
  await until(() => expect([leftovers().timers, server.open()]).toEqual([0, []]));
  const before = leftovers();

  network.faulty = true;
  const inbox = mountInbox(world, useEverything, wanted);
  for (const { act, pauseMs } of fc.sample(step, { seed, numRuns: switches })) {
    if ('call' in act) {
      inbox.now[act.call]();
    } else {
      inbox.render(Object.assign(wanted, act));
    }
    if (pauseMs > 0) {
      await pause(pauseMs);
    }
  }
  // A session that was refused twice stays failed for good, and only another identity opens a new one.
  network.faulty = false;
  inbox.render(Object.assign(wanted, { subscriberId: 'ben', enabled: true }));
  inbox.render(Object.assign(wanted, { subscriberId: 'cid' }));
  inbox.now.signIn();

  await until(() => expect(inbox.now).toMatchObject({ state: 'ready', unread: 3, connection: 'live' }));
  await until(() => expect(inbox.now.rows).toEqual(['cid', 'cid', 'cid']));
  await until(() => expect(server.open()).toHaveLength(1));
  expect(network.holders.get(server.open()[0]?.handshake.auth.token)).toBe('cid');
  expect(wrong).toEqual([]);
  const strange = inbox.seen.filter(
    ({ subscriberId, rows, unread }) =>
      rows.some((owner) => owner !== subscriberId) ||
      ![undefined, subscribers.indexOf(subscriberId ?? '') + 1].includes(unread),
  );
  expect(strange).toEqual([]);

  inbox.unmount();
  await until(() => expect(server.open()).toEqual([]));
  await until(() => expect(leftovers()).toEqual(before));
  expect(network.underWay()).toBe(0);
});

/** The state of a page, and the subscribers whose messages it shows. */
function useEverything() {
  const { identity } = useInboxClient('useEverything');
  const { subscriberId } = identity;
  const feed = useMessages({ data: { for: subscriberId } });
  return {
    subscriberId,
    state: useSessionState(),
    connection: useConnection(),
    rows: feed.data?.messages.map(({ data: payload }) => payload?.for) ?? [],
    unread: useServerCount().data,
    logout: useLogout(),
    signIn: useSignIn(),
  };
}
