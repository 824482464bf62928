import { isString } from '../data/index.ts';
import type { Asked, Words } from './askedOf.ts';

/** One thing that is asked, by its id among those that are asked together. */
interface Question extends Asked {
  readonly id: string;
  readonly text: unknown;
}

const maxQuestions = 50;

/** What a message has of its questions: several are its parts. */
export function messageOf(
  id: string,
  from: string | undefined,
  questions: readonly Question[],
  words: Words,
) {
  const { length } = questions;
  if (length < 1 || length > maxQuestions || new Set(questions.map((one) => one.id)).size < length) {
    throw new Error('No questions, too many, or two with one id');
  }
  const parts = questions.map(({ id: part, text, answers }) => ({
    id: part,
    // Bounded, and never with half of a character at its end.
    title: /^.{0,9999}/su.exec(isString(text) ? text.trim() : '')?.[0] || words.question,
    answers: words.cancel ? [...answers, { id: 'cancel', label: words.cancel }] : answers,
  }));
  const sender = from ? { firstName: from } : undefined;
  const [first] = parts;
  if (!first || length > 1) {
    return { id, sender, title: words.questions, parts };
  }
  const [title = ''] = /^.{0,200}/u.exec(first.title) ?? [];
  const body = first.title.slice(title.length).trim();
  return { id, sender, title, body: body || undefined, answers: first.answers };
}

/** What is noted of each question in a message's data, for the way back. */
export function notesOf(questions: readonly Question[]) {
  return questions.map(({ id, sent }) => ({ id, sent }));
}
