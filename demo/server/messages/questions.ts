import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http/httpError.ts';
import { type MessageAnswer, pairOf } from '../workflows/messageParts.ts';
import type { MessageRow } from './messageRecord.ts';

/** What a message offers to answer, in the words of the REST protocol; its buttons where it has no more than these. */
export function answersOf({ answers, cta }: MessageRow): readonly MessageAnswer[] {
  return (
    answers ??
    (cta.action?.buttons ?? []).map(({ type, content, resultContent, url, target }) => ({
      id: type,
      label: content,
      look: type === 'primary' ? 'primary' : 'neutral',
      ...(resultContent ? { resultLabel: resultContent } : {}),
      ...(url ? { url } : {}),
      ...(target ? { target } : {}),
    }))
  );
}

/** The answer of a message: by one of its buttons, or as it was given. What a button was pressed for later replaces it. */
export function answeredOf(row: MessageRow) {
  const { status, result } = row.cta.action ?? {};
  if (status !== 'done' || result === undefined) return undefined;
  const id = result.type && pairOf(answersOf(row))[result.type]?.id;
  if (row.answered && (id ?? row.answered.id) === row.answered.id) return row.answered;
  return {
    id,
    at: row.updated_at.toISOString(),
    ...(isObject(result.payload) ? { data: result.payload } : {}),
  };
}

/** What somebody answers. */
export interface Given {
  answer: string;
  data?: Record<string, unknown>;
}

/** Stores the answer to a message, and returns it as it is then. The same once more changes nothing; `conflict` says why one is not taken. */
export async function answerQuestion(
  database: Database,
  subscriber: string,
  id: string,
  { answer, data }: Given,
): Promise<{ row: MessageRow; conflict?: 'answered' | 'withdrawn' | 'expired' }> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.query<MessageRow>(
      'select * from messages where subscriber_id = $1 and id = $2 and not deleted for update',
      [subscriber, id.toLowerCase()],
    );
    if (!row) throw new HttpError(404, `There is no message with the id ${id}`);
    const known = answeredOf(row);
    if (known?.id === answer && isDeepStrictEqual(known.data, data)) return { row };
    const now = new Date();
    if (known) return { row, conflict: 'answered' };
    if (row.withdrawn_at) return { row, conflict: 'withdrawn' };
    if (row.expires_at && row.expires_at <= now) return { row, conflict: 'expired' };
    const answers = answersOf(row);
    if (!answers.some((one) => one.id === answer)) throw new HttpError(422, 'The message has no such answer');
    const pair = pairOf(answers);
    const type = (['primary', 'secondary'] as const).find((one) => pair[one]?.id === answer);
    const result = { ...(type ? { type } : {}), ...(data ? { payload: data } : {}) };
    const given = { id: answer, at: now.toISOString(), ...(data ? { data } : {}) };
    const [changed] = await transaction.query<MessageRow>(
      `update messages set answered = $2, updated_at = $4, cta = jsonb_set(cta, '{action}', (cta -> 'action') || $3::jsonb)
       where id = $1 returning *`,
      [row.id, JSON.stringify(given), JSON.stringify({ status: 'done', result }), now],
    );
    return { row: changed ?? row };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
