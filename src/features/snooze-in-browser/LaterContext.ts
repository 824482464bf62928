import type { InboxBackend, InboxMessage } from '../../data/index.ts';
import { dateOf, type ListedRow, type Reader } from './createReaders.ts';
import type { SleepStore } from './createSleepStore.ts';
import { isAsleep, isOwn, type OwnSleep, type Sleep } from './Sleep.ts';

/** What the parts of `laterInBrowser` share. */
export interface LaterContext {
  /** The backend that is wrapped. */
  readonly backend: InboxBackend;
  readonly store: SleepStore;
  /** What a message belongs to; undefined for nothing, and where the host's function fails. */
  groupOf(message: InboxMessage): string | undefined;
  /** Has everything asked for again, if a line is open: messages of a reader are back since. */
  onBack(reader: Reader): void;
}

/** What of a reader sleeps in this browser, by its ids. */
export function ownSleepers({ store }: LaterContext, reader: Reader): ReadonlyMap<string, OwnSleep> {
  const own = reader.isOwn ? store.read(reader.key).filter(isOwn).filter(isAsleep) : [];
  return new Map(own.map((sleep) => [sleep.id, sleep]));
}

/** Lets new messages end what sleeps of their group. Tells whether one has. */
export function endByActivity(
  { store, groupOf }: LaterContext,
  reader: Reader,
  messages: readonly InboxMessage[],
): boolean {
  const all = store.read(reader.key);
  const ids = new Set(all.map(({ id }) => id));
  const sleeping = all.filter((sleep) => isAsleep(sleep) && !sleep.isByActivity && sleep.group !== undefined);
  if (sleeping.length === 0) {
    return false;
  }
  const others = messages.filter(({ id }) => !ids.has(id));
  const news = others.map((message) => ({ dateMs: dateOf(message), group: groupOf(message) }));
  // What was told without a date has just been made.
  const isNew = (sleep: Sleep) =>
    news.some(({ dateMs, group }) => group === sleep.group && !(dateMs <= sleep.sinceMs));
  const ended = sleeping
    .filter(isNew)
    .map(({ id }) =>
      store.update(reader.key, id, (sleep) => ({ ...sleep, untilMs: Date.now(), isByActivity: true })),
    );
  return ended.includes(true);
}

/** What is to be kept of a message that is put off now. */
export function newSleep(
  { groupOf }: LaterContext,
  reader: Reader,
  { message, lists }: ListedRow,
  untilMs: number,
): Sleep {
  return {
    id: message.id,
    untilMs,
    atMs: Date.now(),
    sinceMs: Number.isFinite(reader.newestMs) ? reader.newestMs : Date.now(),
    group: groupOf(message),
    lists: [...lists],
    isByActivity: false,
    ...(reader.isOwn ? { row: message } : {}),
  };
}
