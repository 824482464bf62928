import type { RealtimeEvent } from '../platform-constants/index.ts';
import { buildFeed, buildMessage, toRecord, worldNow } from './build.ts';
import { buildId } from './buildId.ts';
import { buildGlobalPreference, buildPreferences } from './buildPreference.ts';
import type { Fault } from './faults.ts';
import { createMemory, type Memory, setFlags, type WorldSubscriber } from './memory.ts';
import { findMessages } from './messageFilter.ts';
import { createMockSocketServer, type MockSocketServer } from './mockSocketServer.ts';
import { createUnruly } from './unruly.ts';
import { type MockWorld, type World, type WorldOptions, worldDefaults } from './worldContract.ts';

/** Live counts stop here; `hasMore` is true when there are more. @source docs/protocol.md#live-connection */
const maxCount = 100;

/** Creates a world, the platform in memory. Pass it to `handlers`, and those to MSW. */
export function createWorld(options: WorldOptions = {}): World {
  return createMockWorld(options);
}

/** Creates a world and shows its inside, for the mocks' own tests. */
export function createMockWorld(options: WorldOptions = {}): MockWorld {
  const memory = createMemory({
    preferences: options.preferences ?? buildPreferences(),
    globalPreference: options.globalPreference ?? buildGlobalPreference(),
  });
  const socketServer = createMockSocketServer();
  const faults = new Set<Fault>();
  const defaultSubscriberId = options.subscriberId ?? worldDefaults.subscriberId;

  const world: MockWorld = {
    backendUrl: options.backendUrl ?? worldDefaults.backendUrl,
    socketUrl: options.socketUrl ?? worldDefaults.socketUrl,
    applicationIdentifier: options.applicationIdentifier ?? worldDefaults.applicationIdentifier,
    subscriberId: defaultSubscriberId,
    subscriberHashes: options.subscriberHashes ?? {},
    requests: [],
    get sockets() {
      return socketServer.sockets.size;
    },
    memory,
    socketServer,
    faults,
    unruly: options.unruly === undefined ? undefined : createUnruly(options.unruly),
    ...messageEvents(memory, socketServer, defaultSubscriberId),
    addFault(fault) {
      faults.add(fault);
      return () => void faults.delete(fault);
    },
    messages: (subscriberId = defaultSubscriberId) => findMessages(memory.subscriber(subscriberId), {}),
    setMessages(messages, subscriberId = defaultSubscriberId) {
      const subscriber = memory.subscriber(subscriberId);
      const before = subscriber.messages;
      const { person } = subscriber;
      subscriber.messages = messages.map((message) => ({
        ...message,
        _subscriberId: person._id,
        subscriber: person,
      }));
      return () => {
        subscriber.messages = before;
      };
    },
    preferences: (subscriberId = defaultSubscriberId) => memory.subscriber(subscriberId).preferences,
    globalPreference: (subscriberId = defaultSubscriberId) =>
      memory.subscriber(subscriberId).globalPreference,
    setPreferences(chosen, subscriberId = defaultSubscriberId) {
      const subscriber = memory.subscriber(subscriberId);
      const { preferences, globalPreference } = subscriber;
      Object.assign(subscriber, chosen);
      return () => void Object.assign(subscriber, { preferences, globalPreference });
    },
    expireTokens: () => memory.voidTokens(),
    disconnect() {
      for (const socket of [...socketServer.sockets]) {
        socket.drop();
      }
    },
    restart() {
      memory.voidTokens();
      world.disconnect();
    },
    refuse() {
      const accept = socketServer.setMode('refusing');
      for (const socket of [...socketServer.sockets]) {
        socket.refuse();
      }
      return accept;
    },
  };

  const { messages = 16, scenarios = [] } = options;
  world.setMessages(typeof messages === 'number' ? buildFeed(messages) : messages);
  for (const begin of scenarios) {
    begin(world);
  }
  return world;
}

/** Changes of messages that the client did not cause, each with its live events in the platform's order. */
function messageEvents(
  memory: Memory,
  socketServer: MockSocketServer,
  defaultSubscriberId: string,
): Pick<MockWorld, 'announce' | 'announceCounts' | 'receive' | 'markElsewhere' | 'removeElsewhere'> {
  let received = 0;

  const subscriberOf = (id: string | undefined) => memory.subscriber(id ?? defaultSubscriberId);
  const holderOf = (messageId: string) =>
    memory.subscribers().find(({ messages }) => messages.some(({ _id }) => _id === messageId));

  function emit(subscriber: WorldSubscriber, event: RealtimeEvent, payload: unknown): void {
    for (const socket of [...socketServer.sockets]) {
      if (socket.subscriber === subscriber) {
        socket.emit(event, payload);
      }
    }
  }

  function announceCounts(subscriber: WorldSubscriber, which: { unread: boolean; unseen: boolean }): void {
    if (which.unseen) {
      const count = findMessages(subscriber, { seen: false }).length;
      emit(subscriber, 'unseen_count_changed', {
        unseenCount: Math.min(count, maxCount),
        hasMore: count > maxCount,
      });
    }
    if (which.unread) {
      const count = findMessages(subscriber, { read: false }).length;
      emit(subscriber, 'unread_count_changed', {
        unreadCount: Math.min(count, maxCount),
        hasMore: count > maxCount,
      });
    }
  }

  return {
    announce: (event, payload, subscriberId) => emit(subscriberOf(subscriberId), event, payload),
    announceCounts,
    receive(overrides = {}, subscriberId) {
      const subscriber = subscriberOf(subscriberId);
      const now = new Date(worldNow).toISOString();
      // Outside the range of the samples' ids.
      const number = 100_000 + received;
      const message = buildMessage(
        {
          _id: buildId('message', number),
          transactionId: `transaction-${number}`,
          _subscriberId: subscriber.person._id,
          subscriber: subscriber.person,
          seen: false,
          read: false,
          createdAt: now,
          updatedAt: now,
          ...overrides,
        },
        received,
      );
      received += 1;
      subscriber.messages = [message, ...subscriber.messages];
      emit(subscriber, 'notification_received', { message: toRecord(message) });
      announceCounts(subscriber, { unread: true, unseen: true });
      return message;
    },
    markElsewhere(messageId, flags) {
      const subscriber = holderOf(messageId);
      if (subscriber !== undefined) {
        setFlags(subscriber, ({ _id }) => _id === messageId, flags, worldNow);
        announceCounts(subscriber, { unread: flags.read !== undefined, unseen: flags.seen !== undefined });
      }
    },
    removeElsewhere(messageId) {
      const subscriber = holderOf(messageId);
      if (subscriber !== undefined) {
        subscriber.messages = subscriber.messages.filter(({ _id }) => _id !== messageId);
        announceCounts(subscriber, { unread: true, unseen: true });
      }
    },
  };
}
