import {
  type BackendCall,
  checkPage,
  isRecord,
  type MessageRow,
  type MessageRows,
  type MessagesQuery,
} from '../../data/index.ts';
import { checkBack } from './checkBack.ts';
import { belongs, dateOf, type Reader, remember } from './createReaders.ts';
import { findRows } from './findRows.ts';
import { endByActivity, type LaterContext, ownSleepers } from './LaterContext.ts';
import { backRow, shownRow, sleepingRow } from './laterRows.ts';
import { isAsleep, isOwn, type OwnSleep } from './Sleep.ts';
import { wakeDue } from './wakeDue.ts';

/** A cursor of the wrapped backend, and the date of the last row above it: what came back is listed by its own date. */
interface LaterCursor {
  readonly after: unknown;
  /** In milliseconds since 1970; null where everything that came back was listed. */
  readonly below: number | null;
}

/**
 * Lists messages without those that sleep here, and with those that came back in the place of their coming back. A page may have more
 * rows than it was asked for, by those: for a page number every page has to be as long as the others.
 */
export async function listLater(
  context: LaterContext,
  reader: Reader,
  query: MessagesQuery,
  cursor: unknown,
  limit: number | undefined,
  call: BackendCall,
): Promise<MessageRows> {
  await wakeDue(context, reader, call);
  if (query.snoozed === true && reader.isOwn) {
    return listSleeping(context, reader, query, call);
  }
  const isInbox = query.archived !== true && query.snoozed !== true;
  const upperMs = upperOf(cursor);
  let after = isLaterCursor(cursor) ? cursor.after : cursor;
  // More pages than messages sleep cannot be of those alone, so the backend's cursors lead in a circle.
  for (let left = ownSleepers(context, reader).size; ; left -= 1) {
    const answer = checkPage(await context.backend.listMessages(query, after, limit, call), call.report);
    const messages = remember(reader, answer.messages, query);
    if (isInbox && endByActivity(context, reader, messages)) {
      return listLater(context, reader, query, cursor, limit, call);
    }
    const next = answer.next ?? null;
    const last = messages.at(-1);
    const lowerMs = (next !== null && last && dateOf(last)) || Number.NEGATIVE_INFINITY;
    if (isInbox) {
      await checkBack(context, reader, messages, (cursor ?? null) === null, call);
    }
    const rows = isInbox
      ? shownRows(context, reader, query, answer.messages, lowerMs, upperMs)
      : answer.messages;
    // Two pages without rows would pass for the end of the list.
    if (rows.length > 0 || answer.messages.length === 0 || next === null || left <= 0) {
      return { ...answer, messages: rows, next: next === null ? null : laterCursor(next, lowerMs) };
    }
    after = next;
  }
}

function shownRows(
  { store }: LaterContext,
  reader: Reader,
  query: MessagesQuery,
  listed: readonly MessageRow[],
  lowerMs: number,
  upperMs: number,
): readonly MessageRow[] {
  const sleeps = store.read(reader.key);
  const byId = new Map<unknown, (typeof sleeps)[number]>(sleeps.map((sleep) => [sleep.id, sleep]));
  const isMoved = (sleep: OwnSleep) => isAsleep(sleep) || belongs(sleep, query);
  const rows = listed.flatMap((row) => {
    const sleep = byId.get(row?.id);
    return sleep && isOwn(sleep) && isMoved(sleep) ? [] : shownRow(row, sleep);
  });
  const back = sleeps.filter(isOwn).filter(({ row, backAtMs, ...sleep }) => {
    const isHere = backAtMs !== undefined && lowerMs <= backAtMs && backAtMs < upperMs;
    return isHere && belongs({ row, ...sleep }, query) && hasFlags(query, row);
  });
  for (const sleep of back.sort((one, other) => (one.backAtMs ?? 0) - (other.backAtMs ?? 0))) {
    const place = rows.findIndex(({ createdAt }) => !(Date.parse(String(createdAt)) > (sleep.backAtMs ?? 0)));
    // As it was listed last, but as read as it is known to be.
    const { message = sleep.row } = reader.rows.get(sleep.id) ?? {};
    const row = backRow(sleep, { ...message, read: sleep.row.read });
    rows.splice(place < 0 ? rows.length : place, 0, row);
  }
  return rows;
}

/** What sleeps here, the soonest first and all at once: a list by another order than dates cannot be merged page by page. */
async function listSleeping(
  context: LaterContext,
  reader: Reader,
  query: MessagesQuery,
  call: BackendCall,
): Promise<MessageRows> {
  const unknown = [...ownSleepers(context, reader).values()].filter(({ row }) => row.createdAt === '');
  if (unknown.length > 0) {
    await findRows(context.backend, reader, {}, new Map(unknown.map(({ id }) => [id, Number.NaN])), call);
    for (const { id } of unknown) {
      const { message } = reader.rows.get(id) ?? {};
      context.store.update(reader.key, id, (sleep) =>
        message ? { ...sleep, row: { ...message, read: sleep.row?.read ?? message.read } } : sleep,
      );
    }
  }
  const found = [...ownSleepers(context, reader).values()].filter(
    (sleep) => belongs(sleep, query) && hasFlags(query, sleep.row),
  );
  return { messages: found.map(sleepingRow), next: null };
}

/** Counts messages as `listLater` lists them. */
export async function countLater(
  context: LaterContext,
  reader: Reader,
  query: MessagesQuery,
  limit: number,
  call: BackendCall,
): Promise<number> {
  await wakeDue(context, reader, call);
  const own = [...ownSleepers(context, reader).values()].filter((sleep) => belongs(sleep, query));
  if (query.snoozed === true && reader.isOwn) {
    return Math.min(limit, own.filter(({ row }) => hasFlags(query, row)).length);
  }
  // The backend has what sleeps as read and seen, and in the inbox.
  const isCounted = query.read !== false && query.seen !== false && query.archived !== true;
  const hidden = isCounted ? own.length : 0;
  const count = await context.backend.countMessages(query, limit + hidden, call);
  return hidden === 0 ? count : Math.min(limit, Math.max(0, count - hidden));
}

function hasFlags({ read, seen }: MessagesQuery, row: OwnSleep['row']): boolean {
  return (read ?? row.read) === row.read && seen !== false;
}

/** Where a cursor is after so many rows above it have come: of those that came back the backend does not know. */
export function movedCursor(context: LaterContext, cursor: unknown, by: number, backs: number): unknown {
  const moved = by > 0 ? Math.max(0, by - backs) : by;
  const move = (after: unknown) => context.backend.moveCursor?.(after, moved) ?? after;
  return isLaterCursor(cursor) ? { ...cursor, after: move(cursor.after) } : move(cursor);
}

function laterCursor(after: unknown, lowerMs: number): LaterCursor {
  return { after, below: Number.isFinite(lowerMs) ? lowerMs : null };
}

/** A cursor may come from the storage, and from a time before the backend was wrapped. */
function isLaterCursor(cursor: unknown): cursor is LaterCursor {
  return isRecord(cursor) && 'after' in cursor && 'below' in cursor;
}

function upperOf(cursor: unknown): number {
  return isLaterCursor(cursor) ? (cursor.below ?? Number.NEGATIVE_INFINITY) : Number.POSITIVE_INFINITY;
}
