import { replaceEqualDeep } from '@tanstack/react-query';
import type { Change } from './change.ts';
import type { MessageFact } from './fact.ts';
import { mergeMessage } from './mergeMessage.ts';
import type { InboxMessage, PartialMessage } from './message.ts';
import { shownMessage } from './overlay.ts';

/** One page of a feed, as the server answers. */
export interface FeedPage {
  readonly messages: readonly InboxMessage[];
  /** How many rows the server has sent, including those that are no messages. */
  readonly size: number;
  /** Whether the server has more rows after this page. */
  readonly hasMore: boolean;
  /** What the server said of the page beside its rows, such as `totalCount`; undefined if it said nothing. */
  readonly envelope?: Readonly<Record<string, unknown>> | undefined;
}

/** The loaded rows of a feed: newest first, one per message. */
export interface Feed {
  readonly rows: readonly MessageFact[];
  /** Whether the server has more rows after them. */
  readonly hasMore: boolean;
  /** How many rows a page has. */
  readonly pageSize: number;
  /** The place after the last row among all rows of the server, as far as it is known. */
  readonly end: number;
  /** What the server said of the first page beside its rows. */
  readonly envelope?: FeedPage['envelope'];
}

const indexes = new WeakMap<readonly MessageFact[], ReadonlyMap<string, MessageFact>>();

/** The rows by the ids of their messages. */
export function rowsById(rows: readonly MessageFact[]): ReadonlyMap<string, MessageFact> {
  const known = indexes.get(rows) ?? new Map(rows.map((row) => [row.message._id, row]));
  indexes.set(rows, known);
  return known;
}

/** The messages of a page as rows. A row that is the same, or was asked later, is the known one. */
export function rowsOf(page: FeedPage, askedAt: number, known: Feed | undefined): readonly MessageFact[] {
  const byId = rowsById(known?.rows ?? []);
  const unique = new Map(page.messages.map((message) => [message._id, message]));
  return [...unique.values()].map((message) => {
    const before = byId.get(message._id);
    return before === undefined || before.askedAt > askedAt
      ? (before ?? { message, askedAt })
      : { message: replaceEqualDeep(before.message, message), askedAt };
  });
}

/** The first rows of a feed as they were fetched again, above what is known below them. */
export function mergeTop(known: Feed | undefined, fresh: readonly MessageFact[], last: FeedPage): Feed {
  const { envelope } = last;
  const pageSize = known?.pageSize ?? Math.max(last.size, 1);
  const loaded = known?.rows ?? [];
  const below = last.hasMore ? loaded.slice(lastShared(loaded, fresh) + 1) : [];
  const rows = [...fresh, ...below];
  const hasMore = below.length > 0 ? known?.hasMore === true : last.hasMore;
  const end = below.length > 0 && known ? known.end + rows.length - loaded.length : rows.length;
  return { rows, hasMore, pageSize, end, envelope };
}

/** Whether rows that were fetched again do not reach the known ones: there may be others between them. */
export function hasGap(known: Feed, fresh: readonly MessageFact[]): boolean {
  return known.rows.length > 0 && lastShared(known.rows, fresh) < 0;
}

/** The place of the last known row that was fetched again; -1 if none was. */
export function lastShared(known: readonly MessageFact[], fresh: readonly MessageFact[]): number {
  const ids = rowsById(fresh);
  return known.findLastIndex(({ message }) => ids.has(message._id));
}

/** A feed with one of the pages after its rows, and whether that had rows that are not loaded yet. */
export function addPage(
  known: Feed,
  page: FeedPage,
  number: number,
  askedAt: number,
): { readonly feed: Feed; readonly hasNew: boolean } {
  const rows = rowsOf(page, askedAt, known);
  const loaded = rowsById(known.rows);
  const again = rowsById(rows);
  const added = rows.filter(({ message }) => !loaded.has(message._id));
  const feed = {
    ...known,
    rows: [...known.rows.map((row) => again.get(row.message._id) ?? row), ...added],
    hasMore: page.hasMore,
    end: (number + 1) * known.pageSize,
  };
  return { feed, hasNew: added.length > 0 };
}

/** A feed with messages that the server returned in its answer to a change. Members that they lack stay as they are shown. */
export function withReturned(
  feed: Feed,
  returned: ReadonlyMap<string, PartialMessage>,
  ended: readonly Change[],
  askedAt: number,
): Feed {
  if (!feed.rows.some(({ message }) => returned.has(message._id))) {
    return feed;
  }
  const rows = feed.rows.map((row) => {
    const record = returned.get(row.message._id);
    if (record === undefined) {
      return row;
    }
    const shown = shownMessage(row, ended) ?? row.message;
    return { message: mergeMessage(shown, record), askedAt };
  });
  return { ...feed, rows };
}
