import type { RealtimeEvent } from '../platform-constants/index.ts';
import type { Line } from './line.ts';
import type { ChosenPreferences, Memory, WorldSubscriber } from './memory.ts';
import type { Trouble, WorldRequest } from './trouble.ts';
import type { WireFlags, WireGlobalPreference, WireMessage, WirePreference } from './wire.ts';

/** Something that goes wrong: sets it on a world and returns the way to undo it. `scenarios.ts` has the usual ones. */
export type Scenario = (world: World) => () => void;

/** Addresses and ids of a world that was made without options. */
export const worldDefaults = {
  backendUrl: 'https://api.carillon.test',
  socketUrl: 'https://ws.carillon.test',
  applicationIdentifier: 'demo-app',
  subscriberId: 'demo-subscriber',
} as const;

/** What a world begins with. Plain data and scenarios, so that it can stand in a story's parameters. */
export interface WorldOptions {
  backendUrl?: string | undefined;
  socketUrl?: string | undefined;
  /** The only application identifier that gets a session. */
  applicationIdentifier?: string | undefined;
  /** Whom `receive` and `messages` mean when they are not told. */
  subscriberId?: string | undefined;
  /** Subscriber hashes by subscriber id; those listed get no session without theirs. */
  subscriberHashes?: Readonly<Record<string, string>> | undefined;
  /** The default subscriber's messages, or how many of the samples. @default 16 */
  messages?: number | readonly WireMessage[] | undefined;
  /** Every subscriber's preferences of the workflows at the start. @default the samples */
  preferences?: readonly WirePreference[] | undefined;
  /** Every subscriber's global preference at the start. @default everything on */
  globalPreference?: WireGlobalPreference | undefined;
  /** Trouble that is there from the start. */
  scenarios?: readonly Scenario[] | undefined;
}

/** The server's side of the wire, in memory: it can be asked, watched and broken. */
export interface World {
  readonly backendUrl: string;
  readonly socketUrl: string;
  readonly applicationIdentifier: string;
  readonly subscriberId: string;
  readonly subscriberHashes: Readonly<Record<string, string>>;
  /** Every call that reached the server, in order. */
  readonly requests: WorldRequest[];
  /** How many sockets with a good token are open. */
  readonly sockets: number;
  /** What the handlers work on. */
  readonly memory: Memory;
  /** What the socket works on. */
  readonly line: Line;
  readonly troubles: Set<Trouble>;
  /** Adds trouble, and returns the way to end it. */
  addTrouble(trouble: Trouble): () => void;
  /** A subscriber's messages, newest first. */
  messages(subscriberId?: string): WireMessage[];
  /** Puts other messages in the place of a subscriber's, without an event. Returns the way back. */
  setMessages(messages: readonly WireMessage[], subscriberId?: string): () => void;
  /** A subscriber's preferences of the workflows. */
  preferences(subscriberId?: string): readonly WirePreference[];
  /** A subscriber's preference of all workflows together. */
  globalPreference(subscriberId?: string): WireGlobalPreference;
  /** Puts other preferences in the place of a subscriber's, as if chosen on another device. Returns the way back. */
  setPreferences(chosen: Partial<ChosenPreferences>, subscriberId?: string): () => void;
  /** A new message arrives: it is stored, then told live (received, unseen count, unread count). */
  receive(overrides?: Partial<WireMessage>, subscriberId?: string): WireMessage;
  /** The subscriber marks a message on another device. */
  markElsewhere(messageId: string, flags: WireFlags): void;
  /** The subscriber removes a message on another device. */
  removeElsewhere(messageId: string): void;
  /** Sends anything at all to a subscriber's sockets, rubbish included. */
  announce(event: RealtimeEvent, payload: unknown, subscriberId?: string): void;
  /** Sends the counts as they stand. */
  announceCounts(subscriber: WorldSubscriber, which: { unread: boolean; unseen: boolean }): void;
  /** Every token given so far is no longer good. */
  expireTokens(): void;
  /** The line breaks: every socket is lost, and may come back at once. */
  disconnect(): void;
  /** The server stops and starts: sockets are lost, and so are all tokens; messages stay. */
  restart(): void;
  /** The socket server turns everybody away, those who are there and those who come. Returns the way to end that. */
  refuse(): () => void;
}
