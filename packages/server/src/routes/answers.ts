import { isRecord, isString } from '../../../../src/data/transport/guards.ts';
import { Refusal } from '../http/Refusal.ts';
import { readJson } from '../http/readJson.ts';
import { keyOf, type Reader } from '../model/Reader.ts';
import { sameJson } from '../model/sameJson.ts';
import type { StoredMessage } from '../store/InboxStore.ts';
import type { Asked, Context } from './Context.ts';
import { checkAnswer } from './checkAnswer.ts';

/** Everybody who has the question gets the answer with each list. */
const maxCharacters = 50_000;

/** `POST /messages/{id}/answer`: the first answer stays, the same once more is confirmed, and another one is refused with what holds. */
export async function answerMessage(
  context: Context,
  { request, reader }: Asked,
  id: string,
): Promise<Response> {
  const { answer, data } = await readJson(request);
  if (!isString(answer) || answer === '' || (data !== undefined && !isRecord(data))) {
    throw new Refusal(422, '`answer` is the id of an answer, and `data` an object');
  }
  if (JSON.stringify(data ?? {}).length > maxCharacters) {
    throw new Refusal(413, 'This is more than an answer can be');
  }
  const { store, now } = context;
  const stored = await find(context, reader, id);
  if (!isSame(stored, reader, answer, data)) {
    refuseIfClosed(stored, now());
    const kept = checkAnswer(stored.message, answer, data);
    const given = { id: answer, by: reader.name ?? reader.id, at: now(), ...(kept && { data: kept }) };
    if (!(await store.answer(reader, id, given, given.at))) {
      // Somebody was faster.
      const after = await find(context, reader, id);
      if (!isSame(after, reader, answer, data)) {
        refuseIfClosed(after, now());
        throw new Refusal(409, 'This was not taken');
      }
    } else if (stored.question !== undefined) {
      const readers = await store.readersOf(stored.question);
      readers.forEach(context.announce);
    }
  }
  return Response.json({ messages: [(await find(context, reader, id)).message] });
}

async function find({ store }: Context, reader: Reader, id: string): Promise<StoredMessage> {
  const [stored] = await store.find(reader, [id]);
  if (stored === undefined) {
    throw new Refusal(404, 'This message is gone');
  }
  return stored;
}

/** Whether this answer is the one that was given: its first confirmation was lost. */
function isSame(
  { message, answeredBy }: StoredMessage,
  reader: Reader,
  answer: string,
  data: Record<string, unknown> | undefined,
) {
  const { answered } = message;
  if (answered?.id !== answer || answeredBy !== keyOf(reader)) {
    return false;
  }
  try {
    return sameJson(answered.data, checkAnswer(message, answer, data));
  } catch {
    return false;
  }
}

function refuseIfClosed({ message }: StoredMessage, now: string): void {
  const { answered, withdrawnAt, expiresAt } = message;
  const conflict =
    answered !== undefined
      ? 'answered'
      : withdrawnAt !== undefined
        ? 'withdrawn'
        : expiresAt !== undefined && expiresAt <= now && 'expired';
  if (conflict) {
    throw new Refusal(409, details[conflict], { conflict, message });
  }
}

const details = {
  answered: 'This was answered already',
  withdrawn: 'This was taken back',
  expired: 'The time for an answer is over',
};
