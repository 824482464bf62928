import { memoryBackend } from '../../../src/backends/memory/memoryBackend.ts';
import type { Identity } from '../../../src/data/client/identity.ts';
import type { InboxMessage } from '../../../src/data/model/message.ts';
import type { MessageEffect } from '../../../src/data/model/messageFlags.ts';
import { InboxError } from '../../../src/data/transport/InboxError.ts';
import {
  answerLostOnce,
  buildMessage,
  createMockWorld,
  failingOnce,
  type Scenario,
  worldFeeds,
  worldNow,
} from '../../../src/mocks/index.ts';
import type { Random } from '../../../src/mocks/random.ts';
import { once } from '../../../src/mocks/scenarios.ts';
import { type VirtualWire, virtualWire } from '../virtualWire.ts';

/** A message as the truth of a run has it. */
export interface TrueMessage {
  readonly id: string;
  readonly read: boolean;
  readonly seen: boolean;
  /** The name of its feed. */
  readonly feed: string;
  readonly createdAt: string;
  readonly archived?: boolean | undefined;
  readonly snoozedUntil?: string | null | undefined;
}

/** How a call fails: it does not arrive, its answer is lost, or the server cannot make it. */
export type CallFault = 'cut' | 'lost' | 'broken';

/** A server that a run talks to, by any backend. */
export interface Server {
  readonly identity: Identity;
  /** Its messages, newest first. */
  messages(): readonly TrueMessage[];
  /** How many calls it was asked for. */
  calls(): number;
  /** How many of them are not answered yet. */
  inFlight(): number;
  /** A message arrives. */
  receive(message: Omit<TrueMessage, 'id'>): void;
  /** The reader changes a message on another device. */
  change(id: string, effect: { read: boolean; seen: boolean } | 'removed'): void;
  /** The reader puts a message away or off on another device; undefined where the server cannot do that. */
  move?(id: string, effect: MessageEffect): void;
  /** The next call fails. */
  failNext(fault: CallFault): void;
  /** The line breaks, and comes back by itself. */
  disconnect(): void;
  /** Whether calls get through at all. */
  isCut: boolean;
}

/** The feeds of the messages. */
export const feeds = ['mentions', 'alerts', 'none'] as const;

/** The messages that a server has at the start. */
export function someMessages(count: number, random: Random): readonly TrueMessage[] {
  return Array.from({ length: count }, (_, age) => {
    const seen = random.chance(0.6);
    const createdAt = new Date(worldNow - (age + 1) * 60_000).toISOString();
    const read = seen && random.chance(0.5);
    return { id: `start-${String(age).padStart(4, '0')}`, read, seen, feed: random.pick(feeds), createdAt };
  });
}

/** A backend in memory, at the end of a line on which every call takes some time of the fake clock. */
export function memoryServer(
  initial: readonly TrueMessage[],
  random: Random,
  name: string,
  canMove = false,
): Server {
  const subscriberId = 'ana';
  const line = { isCut: false };
  let calls = 0;
  let inFlight = 0;
  let fault: CallFault | undefined;
  const pause = () =>
    new Promise((resolve) => setTimeout(resolve, random.chance(0.1) ? random.below(900) : random.below(60)));
  const backend = memoryBackend({
    id: name,
    capabilities: { archive: canMove, snooze: canMove },
    messages: initial.map(({ feed, ...message }) => ({ ...message, feedId: feed })),
    async carry(_, act) {
      const own = fault;
      fault = undefined;
      calls += 1;
      inFlight += 1;
      try {
        await pause();
        if (line.isCut || own === 'cut') {
          throw new TypeError('Failed to fetch');
        }
        if (own === 'broken') {
          throw new InboxError({ kind: 'unavailable', status: 503, reason: 'Broken', retryable: true });
        }
        const answer = act();
        await pause();
        if (line.isCut || own === 'lost') {
          throw new TypeError('Failed to fetch');
        }
        return answer;
      } finally {
        inFlight -= 1;
      }
    },
  });
  return Object.assign(line, {
    identity: { subscriberId, backend },
    messages: () => backend.messages(subscriberId).map(trueOf),
    calls: () => calls,
    inFlight: () => inFlight,
    receive: ({ feed, ...message }: Omit<TrueMessage, 'id'>) =>
      void backend.receive(subscriberId, { ...message, feedId: feed }),
    change: (id: string, effect: MessageEffect) => backend.change(subscriberId, [id], effect),
    ...(canMove
      ? { move: (id: string, effect: MessageEffect) => backend.change(subscriberId, [id], effect) }
      : {}),
    failNext(next: CallFault) {
      fault = next;
    },
    disconnect: () => backend.disconnect(),
  });
}

/** A message of a backend as the truth has it. */
export function trueOf({ feedId, ...message }: InboxMessage): TrueMessage {
  return { ...message, feed: feedId ?? 'none' };
}

const callFaults: Readonly<Record<CallFault, Scenario>> = {
  cut: (world) => world.addFault({ before: once(() => Response.error()) }),
  lost: answerLostOnce,
  broken: failingOnce(503),
};

/** A platform of the widget protocol, by HTTP and a socket. */
export function wireServer(
  initial: readonly TrueMessage[],
  random: Random,
  use: (wire: VirtualWire) => void,
): Server {
  const feedIdOf = (feed: string) => worldFeeds[feed] ?? null;
  const names = new Map(feeds.map((feed) => [feedIdOf(feed), feed]));
  const world = createMockWorld({
    messages: initial.map(({ id: _id, feed, read, seen, createdAt }, age) =>
      buildMessage({ read, seen, createdAt, _id, _feedId: feedIdOf(feed) }, age),
    ),
  });
  const wire = virtualWire(world, random);
  use(wire);
  const { applicationIdentifier, subscriberId, backendUrl, socketUrl } = world;
  return {
    identity: { applicationIdentifier, subscriberId, backendUrl, socketUrl },
    messages: () =>
      world.messages().map(({ _id: id, _feedId, read, seen, createdAt }) => {
        return { id, read, seen, feed: names.get(_feedId ?? null) ?? 'none', createdAt };
      }),
    calls: () => world.requests.length,
    inFlight: wire.inFlight,
    receive: ({ feed, read, seen, createdAt }) =>
      void world.receive({ read, seen, createdAt, _feedId: feedIdOf(feed) }),
    change: (id, effect) =>
      effect === 'removed' ? world.removeElsewhere(id) : world.markElsewhere(id, effect),
    failNext: (fault) => void callFaults[fault](world),
    disconnect: () => world.disconnect(),
    get isCut() {
      return wire.isCut;
    },
    set isCut(isCut) {
      wire.isCut = isCut;
    },
  };
}
