import { type BackendCall, type ChangeAnswer, InboxError, type MessageRow } from '../../data/index.ts';
import type { ListedRow, Reader } from './createReaders.ts';
import { findRows } from './findRows.ts';
import { type LaterContext, newSleep, ownSleepers } from './LaterContext.ts';
import { sleepingRow } from './laterRows.ts';
import { markEach } from './markEach.ts';
import type { Sleep } from './Sleep.ts';

/**
 * Puts messages off in this browser. They are kept first, so that none is marked as read and forgotten; where they were listed before, the
 * backend is told in the same tick, as a page that closes needs it.
 */
export async function putOff(
  context: LaterContext,
  reader: Reader,
  ids: readonly string[],
  until: string,
  call: BackendCall,
): Promise<ChangeAnswer> {
  const { backend, store } = context;
  const untilMs = Date.parse(until);
  if (Number.isNaN(untilMs)) {
    throw new InboxError({ kind: 'unsupported', reason: `Nothing can be put off until "${until}"` });
  }
  const before = new Map(store.read(reader.key).map((sleep) => [sleep.id, sleep]));
  const asleep = ownSleepers(context, reader);
  const awake = ids.filter((id) => !asleep.has(id));
  const unknown = awake.filter((id) => !before.has(id) && !reader.rows.has(id));
  if (unknown.length > 0) {
    // A page that was closed before it was sent had listed them, and this one has not.
    await findRows(backend, reader, {}, new Map(unknown.map((id) => [id, Number.NaN])), call);
  }
  let gone: ReadonlyMap<string, unknown>;
  try {
    for (const id of ids) {
      store.add(reader.key, newSleep(context, reader, listedRow(reader, id, before.get(id)), untilMs));
    }
    const archived = awake.filter((id) => reader.rows.get(id)?.message.archived === true);
    if (archived.length > 0) {
      await markEach(backend, archived, { archived: false }, call);
    }
    ({ gone } = await markEach(backend, awake, { read: true, seen: true }, call));
  } catch (thrown) {
    for (const id of ids) {
      const known = before.get(id);
      store.update(reader.key, id, () => known);
      if (known === undefined) {
        store.remove(reader.key, id);
      }
    }
    throw thrown;
  }
  letGo(context, reader, gone);
  const rows = [...ownSleepers(context, reader).values()].filter(({ id }) => ids.includes(id));
  return { messages: rows.map(sleepingRow) };
}

/** Ends before its time that messages are put off in this browser. What was unread is so again. */
export async function bringBack(
  context: LaterContext,
  reader: Reader,
  ids: readonly string[],
  call: BackendCall,
): Promise<ChangeAnswer> {
  const { backend, store } = context;
  const asleep = ownSleepers(context, reader);
  const own = ids.flatMap((id) => asleep.get(id) ?? []);
  const unread = own.filter(({ row }) => !row.read).map(({ id }) => id);
  const { gone } = await markEach(backend, unread, { read: false, seen: true }, call);
  for (const { id, row, lists } of own) {
    store.remove(reader.key, id);
    // It was listed as the backend had it meanwhile.
    reader.rows.set(id, { message: row, lists: new Set(lists) });
  }
  letGo(context, reader, gone);
  return {
    messages: own.map(
      ({ row }): MessageRow => ({ ...row, seen: true, snoozedUntil: null, snoozedHere: false }),
    ),
  };
}

/** Forgets messages that are gone, and fails as the backend did. */
function letGo({ store }: LaterContext, reader: Reader, gone: ReadonlyMap<string, unknown>): void {
  for (const id of gone.keys()) {
    store.remove(reader.key, id);
  }
  for (const failure of gone.values()) {
    throw failure;
  }
}

/** A message as it was listed, as read as it is known to be. One that no list has shows up by its id alone until one has it. */
function listedRow(reader: Reader, id: string, sleep: Sleep | undefined): ListedRow {
  const listed = reader.rows.get(id);
  const message = listed?.message ?? sleep?.row ?? { id, read: false, seen: true, createdAt: '' };
  return {
    message: { ...message, read: sleep?.row?.read ?? message.read },
    lists: new Set([...(sleep?.lists ?? []), ...(listed?.lists ?? [])]),
  };
}
