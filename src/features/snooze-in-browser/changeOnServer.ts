import {
  type BackendCall,
  type ChangeAnswer,
  isString,
  type MessageEffect,
  type MessagesTarget,
  toInboxError,
} from '../../data/index.ts';
import type { Reader } from './createReaders.ts';
import { type LaterContext, newSleep } from './LaterContext.ts';

/** Changes messages that the backend itself puts off, and notes of which group they are. */
export async function changeOnServer(
  context: LaterContext,
  reader: Reader,
  target: MessagesTarget,
  effect: MessageEffect,
  call: BackendCall,
): Promise<ChangeAnswer> {
  const { backend, store } = context;
  const answer = await backend.changeMessages(target, effect, call);
  const ids = 'ids' in target ? target.ids : [];
  const until = effect === 'removed' ? undefined : effect.snoozedUntil;
  if (isString(until)) {
    for (const id of ids) {
      const listed = reader.rows.get(id);
      const sleep = listed && newSleep(context, reader, listed, Date.parse(until));
      if (sleep?.group !== undefined) {
        try {
          store.add(reader.key, sleep);
        } catch (thrown) {
          // The server has put it off: only what is new of its group does not end that.
          call.report(toInboxError(thrown));
        }
      }
    }
  } else if (
    effect === 'removed' ||
    until === null ||
    effect.archived !== undefined ||
    effect.read === true
  ) {
    for (const id of ids) {
      store.remove(reader.key, id);
    }
  }
  return answer;
}
