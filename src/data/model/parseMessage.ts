import { isRecord, isString, textOf, type UnknownRecord } from '../transport/guards.ts';
import { toBoolean, toId } from '../transport/lateGuards.ts';
import { withoutProto, withoutPrototypeKeys } from '../transport/withoutPrototypeKeys.ts';
import type { InboxMessage, MessageActor, MessagePerson, PartialMessage } from './message.ts';
import { tellDropped } from './tellDropped.ts';

/** What a backend, another tab or the storage gives as a message; undefined if it has no usable id. */
export function parseMessage(value: unknown): InboxMessage | undefined {
  const partial = parsePartialMessage(value);
  return partial && { read: false, seen: false, createdAt: '', ...partial };
}

/**
 * A message that may be incomplete: members of the wrong type are left out, so that a merge keeps the known ones. What a database means
 * without a doubt is taken: a number as an id or a date, 1 and 0 as true and false, a text as the address of a link.
 */
export function parsePartialMessage(value: unknown): PartialMessage | undefined {
  const message = readMessage(value);
  tellDropped(value, message);
  return message;
}

/** The same, for whoever tells by other means what was left out. */
export function readMessage(value: unknown): PartialMessage | undefined {
  const id = isRecord(value) ? toId(value.id) : undefined;
  if (!isRecord(value) || id === undefined) {
    return undefined;
  }
  return { id, ...read(value, parsers) };
}

type Parsers = Readonly<Record<string, (value: unknown) => unknown>>;

/** The members of a record that can be read. */
function read(value: UnknownRecord, parsers: Parsers): Record<string, unknown> {
  const parsed = Object.entries(parsers).map(([name, parse]) => [
    name,
    Object.hasOwn(value, name) ? parse(value[name]) : undefined,
  ]);
  return Object.fromEntries(parsed.filter(([, one]) => one !== undefined));
}

/** The records of a list that have an id and the member that is needed; undefined for what is no list. */
const listOf = (needed: string, parsers: Parsers) => (value: unknown) =>
  Array.isArray(value)
    ? value
        .filter(isRecord)
        .map((one) => read(one, parsers))
        .filter((one) => one.id && one[needed])
    : undefined;

const oneOf =
  (...known: readonly string[]) =>
  (value: unknown) =>
    known.find((one) => one === value);
const record = (value: unknown) => (isRecord(value) ? withoutProto(value) : undefined);
const orNull = (parse: (value: unknown) => unknown) => (value: unknown) =>
  value === null ? value : parse(value);

/** A date as a text, or a number of seconds or milliseconds since 1970: as seconds the second would be after the year 5000. */
function toDate(value: unknown): string | undefined {
  if (typeof value !== 'number') {
    return textOf(value);
  }
  const date = new Date(value < 1e11 ? value * 1_000 : value);
  return value > 0 && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
}
const parseAnswers = listOf('label', {
  id: toId,
  label: textOf,
  look: oneOf('primary', 'neutral', 'danger'),
  resultLabel: textOf,
  confirm: (value) => toBoolean(value) ?? textOf(value),
  fields: record,
  url: textOf,
  target: textOf,
});

const parsers: { readonly [Member in Exclude<keyof InboxMessage, 'id'>]: (value: unknown) => unknown } = {
  read: toBoolean,
  seen: toBoolean,
  archived: toBoolean,
  snoozedUntil: orNull(toDate),
  snoozedHere: toBoolean,
  cameBack: (value) => (value === 'activity' ? value : toBoolean(value)),
  createdAt: toDate,
  kind: textOf,
  title: textOf,
  body: textOf,
  avatar: textOf,
  actor: parseActor,
  sender: parsePerson,
  link: (value) => {
    const { url, target } = isRecord(value) ? value : { url: value };
    return isString(url) && url !== '' ? { url, target: textOf(target) } : undefined;
  },
  answers: parseAnswers,
  parts: listOf('answers', { id: toId, title: textOf, answers: parseAnswers }),
  answered: (value) =>
    isRecord(value)
      ? read(value, { id: toId, label: textOf, by: textOf, at: toDate, data: record })
      : undefined,
  expiresAt: toDate,
  withdrawnAt: toDate,
  severity: oneOf('high', 'medium', 'low'),
  reason: textOf,
  feedId: orNull(toId),
  tags: (value) => (Array.isArray(value) ? value.filter(isString) : undefined),
  data: record,
  raw: (value) => (isRecord(value) ? withoutPrototypeKeys(value) : undefined),
};

function parseActor(value: unknown): MessageActor | undefined {
  return isRecord(value) && isString(value.type)
    ? { type: value.type, data: isString(value.data) ? value.data : null }
    : undefined;
}

function parsePerson(value: unknown): MessagePerson | undefined {
  return isRecord(value)
    ? {
        ...withoutPrototypeKeys(value),
        firstName: textOf(value.firstName),
        lastName: textOf(value.lastName),
        avatar: textOf(value.avatar),
      }
    : undefined;
}
