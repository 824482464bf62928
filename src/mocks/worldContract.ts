import type { RealtimeEvent } from '../platform-constants/index.ts';
import type { Fault, WorldRequest } from './faults.ts';
import type { Memory, WorldSubscriber } from './memory.ts';
import type { MockSocketServer } from './mockSocketServer.ts';
import type { Unruly } from './unruly.ts';
import type { WireGlobalPreference, WireMessage, WirePreference } from './wire.ts';

/** A failure or another circumstance: a function that starts it in a world and returns the function that ends it. */
export type Scenario = (world: World) => () => void;

/** Addresses and ids of a world that was created without options. */
export const worldDefaults = {
  backendUrl: 'https://api.carillon.test',
  socketUrl: 'https://ws.carillon.test',
  applicationIdentifier: 'demo-app',
  subscriberId: 'demo-subscriber',
} as const;

/** What a world starts with: plain data and scenarios, so that it can be written in a story's parameters. */
export interface WorldOptions {
  /** Address of the calls, without the version. @default https://api.carillon.test */
  backendUrl?: string | undefined;
  /** Address of the socket server. @default https://ws.carillon.test */
  socketUrl?: string | undefined;
  /** The only application identifier that gets a session. @default demo-app */
  applicationIdentifier?: string | undefined;
  /** The subscriber that methods such as `receive` and `messages` use when none is given. @default demo-subscriber */
  subscriberId?: string | undefined;
  /** Subscriber hashes by subscriber id; a subscriber in this list gets a session only with its hash. */
  subscriberHashes?: Readonly<Record<string, string>> | undefined;
  /** The default subscriber's messages, or how many of the samples. @default 16 */
  messages?: number | readonly WireMessage[] | undefined;
  /** Every subscriber's workflow preferences at the start. @default the samples */
  preferences?: readonly WirePreference[] | undefined;
  /** Every subscriber's global preference at the start. @default everything on */
  globalPreference?: WireGlobalPreference | undefined;
  /** Failures that are active from the start. */
  scenarios?: readonly Scenario[] | undefined;
  /** A seed that makes the world unruly: calls, answers and sockets are late by random times and overtake each other. @default orderly */
  unruly?: number | undefined;
}

/** The platform in memory: tests read what it received, change what it has, and make it fail. */
export interface World {
  /** Address of the calls, for the inbox's `backendUrl`. */
  readonly backendUrl: string;
  /** Address of the socket server, for the inbox's `socketUrl`. */
  readonly socketUrl: string;
  /** The application identifier that gets a session. */
  readonly applicationIdentifier: string;
  /** The default subscriber's id. */
  readonly subscriberId: string;
  /** Required subscriber hashes by subscriber id. */
  readonly subscriberHashes: Readonly<Record<string, string>>;
  /** Every call that reached the server, in order. */
  readonly requests: WorldRequest[];
  /** How many sockets with a valid token are open. */
  readonly sockets: number;
  /** The faults that are active; `clear()` ends them all. */
  readonly faults: Set<Fault>;
  /** Activates a fault, and returns the function that ends it. */
  addFault(fault: Fault): () => void;
  /** A subscriber's messages, newest first. */
  messages(subscriberId?: string): WireMessage[];
  /** Replaces a subscriber's messages without an event. Returns the function that undoes it. */
  setMessages(messages: readonly WireMessage[], subscriberId?: string): () => void;
  /** A subscriber's workflow preferences. */
  preferences(subscriberId?: string): readonly WirePreference[];
  /** A subscriber's preference for all workflows together. */
  globalPreference(subscriberId?: string): WireGlobalPreference;
  /** Replaces a subscriber's preferences, as if changed on another device. Returns the function that undoes it. */
  setPreferences(
    chosen: { preferences?: readonly WirePreference[]; globalPreference?: WireGlobalPreference },
    subscriberId?: string,
  ): () => void;
  /** A new message arrives: it is stored, then sent live, followed by the unseen count and the unread count. */
  receive(overrides?: Partial<WireMessage>, subscriberId?: string): WireMessage;
  /** The subscriber marks a message on another device. */
  markElsewhere(messageId: string, flags: Partial<Pick<WireMessage, 'seen' | 'read'>>): void;
  /** The subscriber removes a message on another device. */
  removeElsewhere(messageId: string): void;
  /** Sends an event with any payload to a subscriber's sockets, malformed payloads included. */
  announce(event: RealtimeEvent, payload: unknown, subscriberId?: string): void;
  /** Makes every token that was issued so far invalid. */
  expireTokens(): void;
  /** Every connection breaks; clients may reconnect at once. */
  disconnect(): void;
  /** The server stops and starts: connections and tokens are lost, messages stay. */
  restart(): void;
  /** The socket server closes all connections and refuses new ones. Returns the function that ends it. */
  refuse(): () => void;
}

/** A world with what its handlers and its socket work on, which hosts do not see. */
export interface MockWorld extends World {
  /** Subscribers and tokens. */
  readonly memory: Memory;
  /** The state of the socket server. */
  readonly socketServer: MockSocketServer;
  /** Its whims, if it is unruly. */
  readonly unruly: Unruly | undefined;
  /** Sends the present counts to a subscriber's sockets. */
  announceCounts(subscriber: WorldSubscriber, which: { unread: boolean; unseen: boolean }): void;
}

/** The inside of a world that `createWorld` made; anything else is refused. */
export function insideOf(world: World): MockWorld {
  if (!isMockWorld(world)) {
    throw new TypeError('This is no world of createWorld().');
  }
  return world;
}

function isMockWorld(world: World): world is MockWorld {
  return 'memory' in world;
}
