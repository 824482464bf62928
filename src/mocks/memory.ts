import { buildPerson } from './buildPerson.ts';
import type { WireFlags, WireMessage, WirePerson } from './wire.ts';

/** A subscriber as the mock world remembers them. */
export interface WorldSubscriber {
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

/** Makes an empty memory. */
export function createMemory(): Memory {
  const bySubscriberId = new Map<string, WorldSubscriber>();
  const byToken = new Map<string, WorldSubscriber>();
  let issued = 0;
  return {
    subscriber(subscriberId) {
      const known = bySubscriberId.get(subscriberId) ?? { person: buildPerson(subscriberId), messages: [] };
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
