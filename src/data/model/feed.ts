import { replaceEqualDeep } from '@tanstack/react-query';
import type { Change } from './change.ts';
import type { MessageFact } from './fact.ts';
import type { InboxMessage, PartialMessage } from './message.ts';
import { shownMessage } from './overlay.ts';

/** Some rows of a feed, as the server answers. */
export interface FeedPage {
  readonly messages: readonly InboxMessage[];
  /** From where the list goes on; null if the server has no more rows. */
  readonly next: unknown;
  /** What the server said beside the rows, such as a total; undefined if it said nothing. */
  readonly raw?: Readonly<Record<string, unknown>> | undefined;
}

/** The loaded rows of a feed: newest first, one per message. */
export interface Feed {
  readonly rows: readonly MessageFact[];
  /** From where the list goes on after them; null if the server has no more rows. */
  readonly next: unknown;
  /** How many rows the first page had, and from where the list goes on after those. */
  readonly head: { readonly size: number; readonly next: unknown };
  /** What the server said of the first page beside its rows. */
  readonly raw?: FeedPage['raw'];
}

/** How the place of a cursor changes when so many rows above it have come or gone. */
export type MoveCursor = (cursor: unknown, by: number) => unknown;

const indexes = new WeakMap<readonly MessageFact[], ReadonlyMap<string, MessageFact>>();

export function rowsById(rows: readonly MessageFact[]): ReadonlyMap<string, MessageFact> {
  const known = indexes.get(rows) ?? new Map(rows.map((row) => [row.message.id, row]));
  indexes.set(rows, known);
  return known;
}

export function messagesOf(feed: Feed | undefined): readonly InboxMessage[] {
  return feed?.rows.map(({ message }) => message) ?? [];
}

/** The messages of a page as rows. A row that is the same, or was asked later, is the known one. */
export function rowsOf(page: FeedPage, askedAt: number, known: Feed | undefined): readonly MessageFact[] {
  const byId = rowsById(known?.rows ?? []);
  const unique = new Map(page.messages.map((message) => [message.id, message]));
  return [...unique.values()].map((message) => {
    const before = byId.get(message.id);
    return before === undefined || before.askedAt > askedAt
      ? (before ?? { message, askedAt })
      : { message: replaceEqualDeep(before.message, message), askedAt };
  });
}

/** The first rows of a feed as they were fetched again, above what is known below them and is kept. */
export function mergeTop(
  known: Feed | undefined,
  fresh: readonly MessageFact[],
  { next, raw }: FeedPage,
  head: Feed['head'],
  moveCursor: MoveCursor,
  isKept: (row: MessageFact) => boolean = () => true,
): Feed {
  const loaded = known?.rows ?? [];
  const oldest = fresh.at(-1)?.message.createdAt ?? '';
  // One that is newer than the last fresh row, and not among them, is gone.
  const isBelow = (row: MessageFact) => oldest === '' || row.message.createdAt <= oldest;
  const later = loaded.slice(lastShared(loaded, fresh) + 1).filter(isBelow);
  // Where one of them is left out, those after it would follow a gap.
  const below = next !== null && later.every(isKept) ? later : [];
  if (below.length === 0 || known === undefined) {
    return { rows: fresh, next, head, raw };
  }
  const rows = [...fresh, ...below];
  const moved = known.next === null ? null : moveCursor(known.next, rows.length - loaded.length);
  return { rows, next: moved, head, raw };
}

/** Whether rows that were fetched again do not reach the known ones: there may be others between them. */
export function hasGap(known: Feed, fresh: readonly MessageFact[]): boolean {
  return known.rows.length > 0 && lastShared(known.rows, fresh) < 0;
}

/** The place of the last known row that was fetched again; -1 if none was. */
export function lastShared(known: readonly MessageFact[], fresh: readonly MessageFact[]): number {
  const ids = rowsById(fresh);
  return known.findLastIndex(({ message }) => ids.has(message.id));
}

/** A feed with one of the pages after its rows, and whether that had rows that are not loaded yet. */
export function addPage(
  known: Feed,
  page: FeedPage,
  askedAt: number,
): { readonly feed: Feed; readonly hasNew: boolean } {
  const rows = rowsOf(page, askedAt, known);
  const loaded = rowsById(known.rows);
  const again = rowsById(rows);
  const added = rows.filter(({ message }) => !loaded.has(message.id));
  const feed = {
    ...known,
    rows: [...known.rows.map((row) => again.get(row.message.id) ?? row), ...added],
    next: page.next,
  };
  return { feed, hasNew: added.length > 0 };
}

/** A feed with messages that the server returned in its answer to a change. Members that they lack stay as they are shown. */
export function withReturned(
  feed: Feed,
  returned: ReadonlyMap<string, PartialMessage>,
  ended: readonly Change[],
  { type, confirmedAt: askedAt = 0 }: Change,
): Feed {
  if (!feed.rows.some(({ message }) => returned.has(message.id))) {
    return feed;
  }
  const rows = feed.rows.map((row) => {
    const record = returned.get(row.message.id);
    if (record === undefined) {
      return row;
    }
    const shown = shownMessage(row, ended) ?? row.message;
    const namedAt = type === 'feed' ? (row.namedAt ?? row.askedAt) : askedAt;
    return { message: mergeMessage(shown, record), askedAt, namedAt };
  });
  return { ...feed, rows };
}

/**
 * A cached message with newer members from the server. Marks, removals and events return the bare record,
 * without the joined people, so a plain replacement would lose the avatar.
 */
export function mergeMessage(cached: InboxMessage, returned: PartialMessage): InboxMessage {
  const actor =
    cached.actor?.data && returned.actor && returned.actor.data === null ? cached.actor : returned.actor;
  const raw = cached.raw && returned.raw ? { raw: { ...cached.raw, ...returned.raw } } : {};
  return { ...cached, ...returned, ...raw, ...(actor === undefined ? {} : { actor }) };
}
