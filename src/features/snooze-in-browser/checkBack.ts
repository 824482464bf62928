import type { BackendCall, InboxMessage } from '../../data/index.ts';
import { dateOf, type Reader } from './createReaders.ts';
import { findRows } from './findRows.ts';
import type { LaterContext } from './LaterContext.ts';
import { isAsleep, isOwn, type Sleep } from './Sleep.ts';

/** How long a message that came back keeps its place on top, in milliseconds: 7 days, and once it was read an hour. */
const keptMs = { unread: 604_800_000, read: 3_600_000 };

/** How long a list may be older than what was told to the backend before it, in milliseconds. */
const lagMs = 10_000;

/**
 * Compares what came back with what the backend lists: what was read, removed or put away elsewhere since says no longer that it came back.
 * With `looks` the backend is asked for those that are not among the listed ones.
 */
export async function checkBack(
  { backend, store }: LaterContext,
  reader: Reader,
  listed: readonly InboxMessage[],
  looks: boolean,
  call: BackendCall,
): Promise<void> {
  const byId = new Map(listed.map((message) => [message.id, message]));
  const nowMs = Date.now();
  const sought = new Map<string, number>();
  for (const sleep of store.read(reader.key)) {
    const found = byId.get(sleep.id);
    const isRecent = nowMs - (sleep.backAtMs ?? sleep.atMs) < lagMs;
    if (isOver(sleep, nowMs) || (found && isEndedElsewhere(sleep, found) && !isRecent)) {
      store.remove(reader.key, sleep.id);
    } else if (isOwn(sleep) && !isAsleep(sleep) && !isRecent) {
      if (found !== undefined) {
        store.update(reader.key, sleep.id, (known) => withRead(known, found.read, nowMs));
      } else if (!sleep.row.read) {
        sought.set(sleep.id, dateOf(sleep.row));
      }
    }
  }
  if (looks && sought.size > 0) {
    const { ids, reaches } = await findRows(backend, reader, { read: false }, sought, call, 1);
    for (const [id, dateMs] of sought) {
      if (!ids.has(id) && reaches(dateMs)) {
        store.remove(reader.key, id);
      }
    }
  }
}

/** A message that came back, as read or not. */
export function withRead(sleep: Sleep, read: boolean, nowMs: number): Sleep {
  const { row } = sleep;
  const isSame = row === undefined || row.read === read;
  return isSame && (!read || isAsleep(sleep) || sleep.readAtMs !== undefined)
    ? sleep
    : {
        ...sleep,
        ...(row && { row: { ...row, read } }),
        ...(read && !isAsleep(sleep) ? { readAtMs: sleep.readAtMs ?? nowMs } : {}),
      };
}

function isOver({ backAtMs, readAtMs }: Sleep, nowMs: number): boolean {
  return (
    backAtMs !== undefined &&
    (nowMs - backAtMs > keptMs.unread || (readAtMs !== undefined && nowMs - readAtMs > keptMs.read))
  );
}

/** Whether a message that the backend itself had put off is in the inbox before its time, or is back and was read. */
function isEndedElsewhere(sleep: Sleep, { read, snoozedUntil }: InboxMessage): boolean {
  return !isOwn(sleep) && (isAsleep(sleep) ? !snoozedUntil && !sleep.isByActivity : read);
}
