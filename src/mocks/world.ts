import { buildFeed } from './build.ts';
import { buildGlobalPreference, buildPreferences } from './buildPreference.ts';
import { createLine } from './line.ts';
import { createMemory } from './memory.ts';
import { findMessages } from './messageFilter.ts';
import type { Trouble } from './trouble.ts';
import { createWorldActs } from './worldActs.ts';
import { type World, type WorldOptions, worldDefaults } from './worldContract.ts';

/** Makes a world: the server's side of the wire, in memory. Give it to `handlers`, and those to MSW. */
export function createWorld(options: WorldOptions = {}): World {
  const memory = createMemory({
    preferences: options.preferences ?? buildPreferences(),
    globalPreference: options.globalPreference ?? buildGlobalPreference(),
  });
  const line = createLine();
  const troubles = new Set<Trouble>();
  const defaultSubscriberId = options.subscriberId ?? worldDefaults.subscriberId;

  const world: World = {
    backendUrl: options.backendUrl ?? worldDefaults.backendUrl,
    socketUrl: options.socketUrl ?? worldDefaults.socketUrl,
    applicationIdentifier: options.applicationIdentifier ?? worldDefaults.applicationIdentifier,
    subscriberId: defaultSubscriberId,
    subscriberHashes: options.subscriberHashes ?? {},
    requests: [],
    get sockets() {
      return line.sockets.size;
    },
    memory,
    line,
    troubles,
    ...createWorldActs(memory, line, defaultSubscriberId),
    addTrouble(trouble) {
      troubles.add(trouble);
      return () => void troubles.delete(trouble);
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
      for (const socket of [...line.sockets]) {
        socket.drop();
      }
    },
    restart() {
      memory.voidTokens();
      world.disconnect();
    },
    refuse() {
      const accept = line.setMode('refusing');
      for (const socket of [...line.sockets]) {
        socket.turnAway();
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
