import { isRecord, isString } from '../transport/guards.ts';
import { isBoolean, withoutPrototypeKeys } from '../transport/lateGuards.ts';
import type { InboxMessage, MessageActor, MessageButton, MessagePerson, PartialMessage } from './message.ts';

/** What a backend, another tab or the storage gives as a message; undefined if it has no usable id. */
export function parseMessage(value: unknown): InboxMessage | undefined {
  const partial = parsePartialMessage(value);
  return partial && { read: false, seen: false, createdAt: '', ...partial };
}

/** A message that may be incomplete: members of the wrong type are left out, so that a merge keeps the known ones. */
export function parsePartialMessage(value: unknown): PartialMessage | undefined {
  if (!isRecord(value) || !isString(value.id) || value.id === '') {
    return undefined;
  }
  const message: Record<string, unknown> & { id: string } = { id: value.id };
  for (const [name, parse] of Object.entries(parsers)) {
    const parsed = Object.hasOwn(value, name) ? parse(value[name]) : undefined;
    if (parsed !== undefined) {
      message[name] = parsed;
    }
  }
  return message;
}

const optional =
  <T>(accepts: (value: unknown) => value is T) =>
  (value: unknown): T | undefined =>
    accepts(value) ? value : undefined;

const text = optional(isString);
const record = optional(isRecord);
const textOrNull = (value: unknown) => (value === null ? value : text(value));
const severities = ['high', 'medium', 'low'] as const;

const parsers: { readonly [Member in Exclude<keyof InboxMessage, 'id'>]: (value: unknown) => unknown } = {
  read: optional(isBoolean),
  seen: optional(isBoolean),
  archived: optional(isBoolean),
  snoozedUntil: textOrNull,
  snoozedHere: optional(isBoolean),
  cameBack: (value) => (value === 'activity' || isBoolean(value) ? value : undefined),
  createdAt: text,
  kind: text,
  title: text,
  body: text,
  avatar: text,
  actor: parseActor,
  sender: parsePerson,
  link: (value) =>
    isRecord(value) && isString(value.url) && value.url !== ''
      ? { url: value.url, target: text(value.target) }
      : undefined,
  buttons: (value) => (Array.isArray(value) ? value.flatMap(parseButton) : undefined),
  pressed: (value) =>
    isRecord(value)
      ? { type: isButtonType(value.type) ? value.type : undefined, data: record(value.data) }
      : undefined,
  expiresAt: text,
  severity: (value) => severities.find((one) => one === value),
  feedId: textOrNull,
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
        firstName: text(value.firstName),
        lastName: text(value.lastName),
        avatar: text(value.avatar),
      }
    : undefined;
}

function parseButton(value: unknown): MessageButton[] {
  if (!isRecord(value) || !isString(value.label) || value.label === '') {
    return [];
  }
  const { label, type, resultLabel, url, target } = value;
  return [
    {
      type: isButtonType(type) ? type : 'primary',
      label,
      resultLabel: text(resultLabel),
      url: text(url),
      target: text(target),
    },
  ];
}

function isButtonType(value: unknown): value is MessageButton['type'] {
  return value === 'primary' || value === 'secondary';
}
