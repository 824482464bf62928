import { cursorOf, placeOf } from '../http/readQuery.ts';
import type { InboxMessage } from '../model/InboxMessage.ts';
import type { Place } from '../model/MessagesQuery.ts';
import type { Reader } from '../model/Reader.ts';
import type { Counts, InboxStore } from '../store/InboxStore.ts';
import { type EventStream, eventText } from './EventStream.ts';

/** As many of the newest messages are looked at. */
const newest = 20;
/** Clocks of processes differ, and one statement ends after another that began later: so far back a message can still be new, in milliseconds. */
const slackMs = 5_000;

/** The open streams of a reader, and what they were told: a hint has no content, so each look finds out what is new. */
export class Room {
  /** All, also those that have not got what they missed yet. */
  readonly #streams = new Set<EventStream>();
  readonly #listening = new Set<EventStream>();
  readonly #store: InboxStore;
  readonly #reader: Reader;
  /** The messages that were told, or that there were before, with their times. */
  #known: ReadonlyMap<string, number> = new Map();
  #seenAtMs = Number.NEGATIVE_INFINITY;
  /** The latest place that was told: what comes late keeps its id, so that nothing is told again to a page that comes back. */
  #top: Place = { createdAt: '', id: '0' };
  #last = '';
  #looking: Promise<void> = Promise.resolve();
  #isAsked = false;
  #hasHint = false;
  /** Whether the last look has failed, so that something may be untold. */
  isBehind = false;

  constructor(store: InboxStore, reader: Reader) {
    this.#store = store;
    this.#reader = reader;
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  /** Lets a stream in. One that has heard of messages before gets what came since then. Fails with the store. */
  enter(stream: EventStream, lastId: string | null): Promise<void> {
    this.#streams.add(stream);
    const enter = async () => {
      const [messages, counts] = await this.#compare(true);
      // It may have left meanwhile.
      if (this.#streams.has(stream)) {
        this.#listening.add(stream);
      }
      if (lastId !== null) {
        resume(stream, lastId, messages);
        stream.send(eventText('counts', counts));
      }
    };
    this.#looking = this.#looking.then(enter, enter);
    return this.#looking;
  }

  leave(stream: EventStream): void {
    this.#streams.delete(stream);
    this.#listening.delete(stream);
  }

  /** Sends a text to every stream. */
  send(text: string): void {
    for (const stream of [...this.#streams]) {
      stream.send(text);
    }
  }

  /** Ends every stream. */
  end(): void {
    for (const stream of [...this.#streams]) {
      stream.end();
    }
  }

  /** Tells what has changed. Several hints at once cause one look after that which is under way. */
  tell(): Promise<void> {
    return this.#look(false);
  }

  /** Looks whether something has changed that nobody has told. */
  check(): Promise<void> {
    return this.#look(true);
  }

  #look(isCheck: boolean): Promise<void> {
    this.#hasHint ||= !isCheck;
    if (!this.#isAsked) {
      this.#isAsked = true;
      const look = async () => {
        const hasHint = this.#hasHint;
        this.#isAsked = false;
        this.#hasHint = false;
        this.isBehind = true;
        await this.#compare(!hasHint);
        this.isBehind = false;
      };
      this.#looking = this.#looking.then(look, look);
    }
    return this.#looking;
  }

  async #compare(isCheck: boolean): Promise<[readonly InboxMessage[], Counts]> {
    const before = this.#last;
    const [messages, counts] = await this.#read();
    const fresh = this.#note(messages, counts);
    if (before !== '' && !(isCheck && this.#last === before)) {
      this.#tell(fresh.map((message) => this.#eventOf(message)).join(''));
      this.#tell(eventText('counts', counts));
      if (isCheck || fresh.length === newest) {
        this.#tell(eventText('hint'));
      }
    }
    return [messages, counts];
  }

  #eventOf(message: InboxMessage): string {
    if (isAbove(message, this.#top)) {
      this.#top = message;
    }
    return eventText('message', message, cursorOf(this.#top));
  }

  #read(): Promise<[readonly InboxMessage[], Counts]> {
    const rows = this.#store.list(this.#reader, {}, newest);
    return Promise.all([
      rows.then((found) => found.map(({ message }) => message)),
      this.#store.counts(this.#reader),
    ]);
  }

  /** Remembers what there is now. Returns the messages that are new, the oldest first. */
  #note(messages: readonly InboxMessage[], counts: Counts): readonly InboxMessage[] {
    const timed = messages.map(
      (message) => [cursorOf(message), Date.parse(message.createdAt), message] as const,
    );
    const sinceMs = this.#seenAtMs - slackMs;
    const fresh = timed.filter(([place, atMs]) => atMs >= sinceMs && !this.#known.has(place));
    this.#seenAtMs = timed.reduce((latest, [, atMs]) => Math.max(latest, atMs), this.#seenAtMs);
    const known = [...this.#known, ...timed.map(([place, atMs]) => [place, atMs] as const)];
    this.#known = new Map(known.filter(([, atMs]) => atMs >= this.#seenAtMs - slackMs));
    this.#last = JSON.stringify([messages, counts]);
    return fresh.map(([, , message]) => message).reverse();
  }

  #tell(text: string): void {
    for (const stream of [...this.#listening]) {
      stream.send(text);
    }
  }
}

/** Sends what came after the last event that was heard; a hint where that is too long ago to know. */
function resume(stream: EventStream, lastId: string, messages: readonly InboxMessage[]): void {
  try {
    const last = placeOf(lastId);
    const missed = messages.filter((message) => isAbove(message, last));
    for (const message of missed.reverse()) {
      stream.send(eventText('message', message, cursorOf(message)));
    }
    if (missed.length < newest) {
      return;
    }
  } catch {
    // An id of another server.
  }
  stream.send(eventText('hint'));
}

function isAbove(one: Place, other: Place): boolean {
  return one.createdAt === other.createdAt
    ? BigInt(one.id) > BigInt(other.id)
    : one.createdAt > other.createdAt;
}
