import { type BackendCall, type InboxError, toInboxError } from '../../data/index.ts';
import { dateOf, type Reader } from './createReaders.ts';
import { findRows } from './findRows.ts';
import type { LaterContext } from './LaterContext.ts';
import { type Marked, markEach } from './markEach.ts';
import { isDue, isOwn, type Sleep } from './Sleep.ts';

/** How long one tab waits for another that brings messages back, in milliseconds. */
const patienceMs = 5_000;

/**
 * Brings back what the time has come for, or something new of its group: tells the backend, which marks it as unread or puts it off no
 * longer. One tab at a time does so. What cannot be told now sleeps on until the next call; only what the client has to know fails.
 */
export async function wakeDue(context: LaterContext, reader: Reader, call: BackendCall): Promise<void> {
  const due = () => context.store.read(reader.key).filter((sleep) => isDue(sleep, Date.now()));
  if (due().length === 0) {
    return;
  }
  const turn = reader.turn.then(() =>
    alone(context.store.prefixOf(reader.key), call.signal, () => wake(context, reader, due(), call)),
  );
  reader.turn = turn.catch(() => {});
  await turn;
}

async function wake(
  context: LaterContext,
  reader: Reader,
  due: readonly Sleep[],
  call: BackendCall,
): Promise<void> {
  const own = due.filter(isOwn);
  const others = due.filter((sleep) => !isOwn(sleep) && sleep.isByActivity);
  const timed = due.filter((sleep) => !isOwn(sleep) && !sleep.isByActivity);
  // Their time has come: the backend itself knows that.
  forget(context, reader, timed);
  try {
    await wakeOwn(context, reader, own, call);
    const { gone } = await markEach(context.backend, idsOf(others), { snoozedUntil: null }, call);
    end(context, reader, others, { gone });
  } catch (thrown) {
    const error = toInboxError(thrown);
    if (mustFail(error, call)) {
      throw thrown;
    }
    if (!error.retryable) {
      // Another try would not help: what sleeps here is back all the same, as read as the backend has it.
      call.report(error);
      end(context, reader, own, { read: true });
      forget(context, reader, others);
    }
    return;
  }
  if (due.length > timed.length) {
    context.onBack(reader);
  }
}

/** Marks as unread what is in the inbox still; what was removed or put away elsewhere since is let go. */
async function wakeOwn(
  context: LaterContext,
  reader: Reader,
  own: readonly Sleep[],
  call: BackendCall,
): Promise<void> {
  if (own.length === 0) {
    return;
  }
  const dates = new Map(own.map(({ id, row }) => [id, row ? dateOf(row) : Number.NaN]));
  const { ids, reaches } = await findRows(context.backend, reader, {}, dates, call);
  const isGone = ({ id }: Sleep) => !ids.has(id) && reaches(dates.get(id) ?? Number.NaN);
  forget(context, reader, own.filter(isGone));
  const back = own.filter((sleep) => !isGone(sleep));
  const { gone } = await markEach(context.backend, idsOf(back), { read: false, seen: true }, call);
  end(context, reader, back, { gone });
}

/** Messages are back, but for those that are gone. */
function end(
  { store }: LaterContext,
  reader: Reader,
  sleeps: readonly Sleep[],
  { gone, read = false }: { readonly gone?: Marked['gone']; readonly read?: boolean },
): void {
  // On top, also where this computer's clock is behind the server's.
  const backAtMs = Math.max(Date.now(), reader.newestMs);
  for (const { id } of sleeps) {
    if (gone?.has(id)) {
      store.remove(reader.key, id);
    } else {
      // Unless it was put off once more meanwhile.
      store.update(reader.key, id, (sleep) =>
        isDue(sleep, Date.now())
          ? { ...sleep, backAtMs, ...(sleep.row && { row: { ...sleep.row, read } }) }
          : sleep,
      );
    }
  }
}

function forget({ store }: LaterContext, reader: Reader, sleeps: readonly Sleep[]): void {
  for (const { id } of sleeps) {
    store.remove(reader.key, id);
  }
}

/** Whether the client has to know of a failure: it renews the session, or has given the call up. */
function mustFail({ kind }: InboxError, { signal }: BackendCall): boolean {
  return kind === 'unauthorized' || kind === 'aborted' || signal?.aborted === true;
}

/** Does something while no other tab does it. Not at all where another one takes long: then that one tells of it. */
async function alone(name: string, signal: AbortSignal | undefined, act: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {};
  if (locks === undefined) {
    return act();
  }
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const timer = setTimeout(stop, patienceMs);
  signal?.addEventListener('abort', stop);
  let hasBegun = false;
  try {
    await locks.request(name, { signal: waiting.signal }, () => {
      hasBegun = true;
      clearTimeout(timer);
      return act();
    });
  } catch (thrown) {
    if (hasBegun || signal?.aborted) {
      throw thrown;
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function idsOf(sleeps: readonly Sleep[]): readonly string[] {
  return sleeps.map(({ id }) => id);
}
