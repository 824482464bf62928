import { type Change, effectOf } from './change.ts';
import { contains, type Fact, type MessageFact } from './fact.ts';
import { type Feed, rowsById } from './feed.ts';
import type { InboxMessage } from './message.ts';
import { hasFlagsOf, isInPlaceOf, mayGainFlagsOf } from './messageFlags.ts';
import type { MessagesQuery } from './messagesQuery.ts';
import { changed, shownMessage } from './overlay.ts';

export interface ShownFrom {
  readonly query: MessagesQuery;
  readonly fact: Fact<Feed>;
  /** The loaded messages of all feeds. */
  readonly loaded: ReadonlyMap<string, MessageFact>;
  readonly changes: readonly Change[];
  /** Whether a message belongs to the query, whatever its flags. Undefined where that is not known. */
  isMember(message: InboxMessage): boolean | undefined;
  /** Whether messages can be put away or off, and so leave feeds that do not filter by flags. */
  readonly hasPlaces?: boolean | undefined;
  /** Messages that stay although their flags do not belong to the query any more. */
  readonly kept?: ReadonlySet<string> | undefined;
}

/**
 * The rows of a feed as the reader sees it, newest first: without what is removed, and where the query asks for read or seen messages,
 * by the flags that are shown and not by those that the server has sent.
 */
export function shownRows(from: ShownFrom): readonly MessageFact[] {
  const { query, fact, loaded, changes, isMember, kept } = from;
  const sent = fact.value.rows;
  const own = loaded === rowsById(sent) ? sent : sent.map((row) => loaded.get(row.message.id) ?? row);
  if ((query.read ?? query.seen ?? query.answered) === undefined && !from.hasPlaces) {
    const removes = changes.some((change) => effectOf(change) === 'removed');
    return removes ? own.filter((row) => shownMessage(row, changes) !== undefined) : own;
  }

  const hasFlags = (message: InboxMessage | undefined) => message !== undefined && hasFlagsOf(query, message);
  const byId = rowsById(fact.value.rows);
  const stays = (row: MessageFact) => {
    const shown = shownMessage(row, changes);
    // A server that sends other rows than it was asked for has its reasons.
    const sentRow = byId.get(row.message.id);
    const isOdd = sentRow?.namedAt === undefined && !hasFlags(sentRow?.message);
    const isKept = shown !== undefined && kept?.has(shown.id) === true && isInPlaceOf(query, shown);
    return shown !== undefined && (isOdd || hasFlags(shown) || isKept);
  };
  const rows = own.filter(stays);

  const oldest = fact.value.next !== null ? (own.at(-1)?.message.createdAt ?? '') : '';
  // Where only the first rows were asked for again, those below are older.
  const sentAt = sent.reduce((oldest, row) => Math.min(oldest, row.askedAt), fact.askedAt);
  // A row that the feed lacks although these would let it in is gone, or was marked elsewhere.
  const contained = changes.filter((change) => contains(sentAt, change));
  const joining = [...loaded.values()].filter((row) => {
    const { message, askedAt, namedAt = askedAt } = row;
    return (
      !byId.has(message.id) &&
      message.createdAt >= oldest &&
      (namedAt > sentAt || !hasFlags(shownMessage(row, contained))) &&
      hasFlags(shownMessage(row, changes)) &&
      isMember(message) === true
    );
  });
  return joining.length === 0 ? rows : [...rows, ...joining].sort(newestFirst);
}

/** Whether a change may let messages into a feed: by their flags it does, and they or whether they belong to it are not known. */
export function mayLetIn(
  change: Change,
  { query, isMember }: Pick<ShownFrom, 'query' | 'isMember'>,
): boolean {
  const before = change.before ?? new Map<string, InboxMessage>();
  const { type, target } = change;
  if (type === 'feed' ? target.hasMore : type === 'messages' && target.ids.length > before.size) {
    // Some are not loaded.
    return mayGainFlagsOf(query, effectOf(change) ?? {});
  }
  return [...before.values()].some((message) => {
    const next = changed(message, change);
    const isLetIn = next !== undefined && hasFlagsOf(query, next) && !hasFlagsOf(query, message);
    return isLetIn && isMember(message) === undefined;
  });
}

/** How many rows have left a feed since its end was asked for, as the answers to changes have told. */
export function leftSince(query: MessagesQuery, rows: Feed['rows']): number {
  const endAt = rows.findLast(({ namedAt }) => namedAt === undefined)?.askedAt ?? 0;
  const hasLeft = ({ message, askedAt, namedAt }: MessageFact) =>
    namedAt !== undefined && askedAt > endAt && !hasFlagsOf(query, message);
  return rows.filter(hasLeft).length;
}

function newestFirst(one: MessageFact, other: MessageFact): number {
  return other.message.createdAt.localeCompare(one.message.createdAt);
}
