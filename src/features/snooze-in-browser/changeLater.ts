import {
  type BackendCall,
  type ChangeAnswer,
  checkPage,
  isString,
  type MessageEffect,
  type MessageRow,
  type MessagesQuery,
  type MessagesTarget,
  toInboxError,
} from '../../data/index.ts';
import { changeOnServer } from './changeOnServer.ts';
import { withRead } from './checkBack.ts';
import { belongs, type Reader, remember } from './createReaders.ts';
import { type LaterContext, ownSleepers } from './LaterContext.ts';
import { shownRow } from './laterRows.ts';
import { rowsOf } from './markEach.ts';
import { bringBack, putOff } from './putOff.ts';
import { isAsleep } from './Sleep.ts';

type Flags = Exclude<MessageEffect, 'removed'>;

/** Changes messages, of which some may sleep here. */
export async function changeLater(
  context: LaterContext,
  reader: Reader,
  target: MessagesTarget,
  effect: MessageEffect,
  call: BackendCall,
): Promise<ChangeAnswer> {
  if (!reader.isOwn) {
    return changeOnServer(context, reader, target, effect, call);
  }
  if ('all' in target) {
    return changeAll(context, reader, target, effect, call);
  }
  const { ids } = target;
  if (effect === 'removed' || effect.archived === true) {
    return takeAway(context, reader, ids, effect, call);
  }
  if (isString(effect.snoozedUntil)) {
    return putOff(context, reader, ids, effect.snoozedUntil, call);
  }
  if (effect.snoozedUntil === null) {
    return bringBack(context, reader, ids, call);
  }
  const asleep = ownSleepers(context, reader);
  const awake = ids.filter((id) => !asleep.has(id));
  const answer = awake.length > 0 ? await context.backend.changeMessages({ ids: awake }, effect, call) : {};
  setFlags(context, reader, ids, effect);
  // The backend has what sleeps as read: for the reader it may be unread among what was put off.
  const sleeping = ids.filter((id) => asleep.has(id)).map((id): MessageRow => ({ id }));
  return shown(context, reader, { messages: [...rowsOf(answer), ...sleeping] });
}

/** The rows of an answer as the reader sees them. */
export function shown({ store }: LaterContext, reader: Reader, answer: ChangeAnswer): ChangeAnswer {
  const byId = new Map<unknown, ReturnType<typeof store.read>[number]>(
    store.read(reader.key).map((sleep) => [sleep.id, sleep]),
  );
  return { ...answer, messages: rowsOf(answer).map((row) => shownRow(row, byId.get(row?.id))) };
}

function setFlags(
  { store }: LaterContext,
  reader: Reader,
  ids: readonly string[],
  { read, seen }: Flags,
): void {
  for (const id of ids) {
    const known = reader.rows.get(id);
    if (known !== undefined) {
      const message = {
        ...known.message,
        read: read ?? known.message.read,
        seen: seen ?? known.message.seen,
      };
      reader.rows.set(id, { ...known, message });
    }
    if (read !== undefined) {
      store.update(reader.key, id, (sleep) => withRead(sleep, read, Date.now()));
    }
  }
}

/** Removes messages or puts them away: those of them that sleep do so no more. */
async function takeAway(
  { backend, store }: LaterContext,
  reader: Reader,
  ids: readonly string[],
  effect: MessageEffect,
  call: BackendCall,
): Promise<ChangeAnswer> {
  const end = () => {
    for (const id of ids) {
      store.remove(reader.key, id);
      reader.rows.delete(id);
    }
  };
  try {
    const answer = await backend.changeMessages({ ids }, effect, call);
    end();
    return answer;
  } catch (thrown) {
    if (toInboxError(thrown).kind === 'gone') {
      end();
    }
    throw thrown;
  }
}

/** Changes all of a query. To the backend what sleeps belongs to the inbox, so where that matters the others are named. */
async function changeAll(
  context: LaterContext,
  reader: Reader,
  target: MessagesTarget & { readonly all: MessagesQuery },
  effect: MessageEffect,
  call: BackendCall,
): Promise<ChangeAnswer> {
  const { all: query } = target;
  const { backend, store } = context;
  const asleep = ownSleepers(context, reader);
  if (query.snoozed === true) {
    const ids = [...asleep.values()].filter((sleep) => belongs(sleep, query)).map(({ id }) => id);
    return ids.length > 0 ? changeLater(context, reader, { ids }, effect, call) : {};
  }
  // What is read is not concerned by marks.
  const isMark = effect !== 'removed' && effect.archived === undefined && effect.snoozedUntil === undefined;
  if (isMark || query.archived === true || asleep.size === 0) {
    const answer = await backend.changeMessages(target, effect, call);
    // Which of the remembered rows it concerned is not known.
    reader.rows.clear();
    for (const { id } of store
      .read(reader.key)
      .filter((sleep) => !isAsleep(sleep) && belongs(sleep, query))) {
      if (effect === 'removed') {
        store.remove(reader.key, id);
      } else if (effect.read === true) {
        store.update(reader.key, id, (sleep) => withRead(sleep, true, Date.now()));
      }
    }
    return answer;
  }
  const ids = await idsOfAll(context, reader, query, call);
  const others = ids.filter((id) => !asleep.has(id));
  return others.length > 0 ? changeLater(context, reader, { ids: others }, effect, call) : {};
}

async function idsOfAll(
  { backend }: LaterContext,
  reader: Reader,
  query: MessagesQuery,
  call: BackendCall,
): Promise<readonly string[]> {
  const ids = new Set<string>();
  let cursor: unknown = null;
  for (let known = -1; known < ids.size; ) {
    known = ids.size;
    const answer = await backend.listMessages(query, cursor, 100, call);
    const { messages, next } = checkPage(answer, call.report);
    for (const { id } of remember(reader, messages, query)) {
      ids.add(id);
    }
    cursor = next ?? null;
    if (cursor === null) {
      break;
    }
  }
  return [...ids];
}
