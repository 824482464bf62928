import { buildPerson } from './buildPerson.ts';
import type { WireFlags, WireGlobalPreference, WireMessage, WirePerson, WirePreference } from './wire.ts';

/** The preferences of a subscriber. */
export interface ChosenPreferences {
  /** One for each workflow, in the application's order. */
  preferences: readonly WirePreference[];
  globalPreference: WireGlobalPreference;
}

/** A subscriber and what the world stores for them. */
export interface WorldSubscriber extends ChosenPreferences {
  readonly person: WirePerson;
  /** In order of arrival, latest first. */
  messages: WireMessage[];
}

/** What the mock server stores: subscribers with their data, and valid tokens. */
export interface Memory {
  /** The subscriber with this id, created on first use as the platform does. */
  subscriber(subscriberId: string): WorldSubscriber;
  /** All subscribers so far. */
  subscribers(): readonly WorldSubscriber[];
  /** Issues a new token; earlier ones stay valid. */
  issueToken(subscriber: WorldSubscriber): string;
  /** The subscriber that a token belongs to, or undefined if it is not valid. */
  holderOf(token: string): WorldSubscriber | undefined;
  /** Makes every token that was issued so far invalid. */
  voidTokens(): void;
}

/** Creates a memory without subscribers. Every new subscriber starts with these preferences. */
export function createMemory(initial: ChosenPreferences): Memory {
  const bySubscriberId = new Map<string, WorldSubscriber>();
  const byToken = new Map<string, WorldSubscriber>();
  let issued = 0;
  return {
    subscriber(subscriberId) {
      const known = bySubscriberId.get(subscriberId) ?? {
        person: buildPerson(subscriberId),
        messages: [],
        ...initial,
      };
      bySubscriberId.set(subscriberId, known);
      return known;
    },
    subscribers: () => [...bySubscriberId.values()],
    issueToken(subscriber) {
      issued += 1;
      const token = `world.${subscriber.person._id}.${issued}`;
      byToken.set(token, subscriber);
      return token;
    },
    holderOf: (token) => byToken.get(token),
    voidTokens: () => byToken.clear(),
  };
}

/** Removes the chosen messages and returns them. */
export function takeMessages(
  subscriber: WorldSubscriber,
  chosen: (message: WireMessage) => boolean,
): WireMessage[] {
  const taken = subscriber.messages.filter(chosen);
  subscriber.messages = subscriber.messages.filter((message) => !chosen(message));
  return taken;
}

/** Sets flags of the chosen messages and their dates. Returns the changed messages. */
export function setFlags(
  subscriber: WorldSubscriber,
  chosen: (message: WireMessage) => boolean,
  flags: WireFlags,
  nowMs: number,
): WireMessage[] {
  const now = new Date(nowMs).toISOString();
  const changed: WireMessage[] = [];
  subscriber.messages = subscriber.messages.map((message) => {
    if (!chosen(message)) {
      return message;
    }
    const next = {
      ...message,
      ...(flags.seen === undefined ? {} : { seen: flags.seen, lastSeenDate: now }),
      ...(flags.read === undefined ? {} : { read: flags.read, lastReadDate: now }),
      updatedAt: now,
    };
    changed.push(next);
    return next;
  });
  return changed;
}
