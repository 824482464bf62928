import { isRecord, isString, type MessageRow } from '../data/index.ts';
import { checkValues } from './checkValues.ts';

/** What one question was answered: which answer, and what is sent for it. */
export interface Reply {
  readonly id: string;
  /** Of a question that nobody has answered it is `cancel`. */
  readonly answer: string;
  readonly payload?: unknown;
}

/**
 * What each question of a message was answered, by the notes in its data, if that counts at a time in milliseconds since 1970. It throws if
 * one has no answer, or one that it does not offer.
 */
export function repliesOf(message: MessageRow, notes: unknown, atMs: number): readonly Reply[] {
  const { answered, withdrawnAt, expiresAt } = message;
  const parts = listOf(message.parts);
  // An answer that comes too late is none: whoever asks goes on without it.
  const isOver = isString(withdrawnAt) || (isString(expiresAt) && Date.parse(expiresAt) <= atMs);
  return listOf(notes).map((note) => {
    const id = String(note.id);
    if (isOver) {
      return { id, answer: 'cancel' };
    }
    // Of parts each has an answer of its own in the data.
    const from = parts.find((one) => one.id === id) ?? message;
    const given = from === message ? answered : ownOf(ownOf(answered, 'data'), id);
    const answer = ownOf(given, 'id');
    const found = listOf(from.answers).find((one) => one.id === answer);
    if (!isString(answer) || !found) {
      throw new Error(`No answer to ${id}: parts are answered together`);
    }
    const values = isRecord(found.fields) ? checkValues(ownOf(given, 'data'), found.fields) : undefined;
    return { id, answer, payload: payloadOf(ownOf(note.sent, answer), values) };
  });
}

function payloadOf(sent: unknown, values: object | undefined): unknown {
  const { payload, under, kept, only } = Object(sent);
  if (!values) {
    return payload;
  }
  // What the answer says itself, such as that it approves, is not to be written over.
  return only
    ? Object(values)[only]
    : under
      ? { ...payload, [under]: { ...kept, ...values } }
      : { ...values, ...payload };
}

/** A member of its own, of what a host has kept anywhere: no name of a prototype's is one. */
function ownOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
