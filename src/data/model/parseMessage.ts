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
  const message: Record<string, unknown> & { id: string } = { id };
  for (const [name, parse] of Object.entries(parsers)) {
    const parsed = Object.hasOwn(value, name) ? parse(value[name]) : undefined;
    if (parsed !== undefined) {
      message[name] = parsed;
    }
  }
  return message;
}

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
const looks = ['primary', 'neutral', 'danger'] as const;
const severities = ['high', 'medium', 'low'] as const;

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
  parts: (value) =>
    listOf(value, ({ id, title, answers: given }) => {
      const answers = parseAnswers(given);
      return { id: textOf(title) && answers?.[0] && toId(id), title, answers };
    }),
  answered: (value) =>
    isRecord(value)
      ? {
          ...texts(value, 'label', 'by'),
          id: toId(value.id),
          at: toDate(value.at),
          data: record(value.data),
        }
      : undefined,
  expiresAt: toDate,
  withdrawnAt: toDate,
  severity: (value) => severities.find((one) => one === value),
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
        ...texts(value, 'firstName', 'lastName', 'avatar'),
      }
    : undefined;
}

/** Those of a list that have an id; undefined for what is no list. */
function listOf(
  value: unknown,
  parse: (one: UnknownRecord) => { readonly id: unknown },
): readonly unknown[] | undefined {
  return Array.isArray(value)
    ? value
        .filter(isRecord)
        .map(parse)
        .filter(({ id }) => id)
    : undefined;
}

function parseAnswers(value: unknown): readonly unknown[] | undefined {
  return listOf(value, ({ id, look, confirm, fields, ...one }) => ({
    ...texts(one, 'label', 'resultLabel', 'url', 'target'),
    // What has no words cannot be drawn.
    id: textOf(one.label) && toId(id),
    look: looks.find((known) => known === look),
    confirm: toBoolean(confirm) ?? textOf(confirm),
    fields: record(fields),
  }));
}

/** Members that are texts. */
function texts(value: UnknownRecord, ...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, textOf(value[name])]));
}
