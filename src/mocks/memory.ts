import { buildPerson } from './buildPerson.ts';
import type { WireFlags, WireGlobalPreference, WireMessage, WirePerson, WirePreference } from './wire.ts';

/** What a subscriber has chosen. */
export interface ChosenPreferences {
  /** One a workflow, in the application's order. */
  preferences: readonly WirePreference[];
  globalPreference: WireGlobalPreference;
}

/** A subscriber as the mock world remembers them. */
export interface WorldSubscriber extends ChosenPreferences {
  readonly person: WirePerson;
  /** In order of arrival, the latest first. */
  messages: WireMessage[];
}

/** What the mock server remembers: who is there, what they have, and which tokens are good. */
export interface Memory {
  /** The subscriber of this id; made on first sight, as the platform does. */
  subscriber(subscriberId: string): WorldSubscriber;
  /** All subscribers seen so far. */
  subscribers(): readonly WorldSubscriber[];
  /** A new token; those given before stay good. */
  issueToken(subscriber: WorldSubscriber): string;
  /** Whose token it is, or undefined if it is not good. */
  holderOf(token: string): WorldSubscriber | undefined;
  /** Makes every token that was given so far worthless. */
  voidTokens(): void;
}

/** Makes a memory of nobody. Whoever comes begins with these preferences. */
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

/** Removes those messages. Returns them as they were. */
export function takeMessages(
  subscriber: WorldSubscriber,
  chosen: (message: WireMessage) => boolean,
): WireMessage[] {
  const taken = subscriber.messages.filter(chosen);
  subscriber.messages = subscriber.messages.filter((message) => !chosen(message));
  return taken;
}

/** Gives those messages new flags and the dates that go with them. Returns them as they stand now. */
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
