import { isRecord, isString, type UnknownRecord } from '../transport/guards.ts';
import { isBoolean } from '../transport/isBoolean.ts';
import { withoutPrototypeKeys } from '../transport/withoutPrototypeKeys.ts';
import type { MessageKind, RegisteredMessages } from './register.ts';

/** Who or what caused a message. */
export interface MessageActor {
  /** `none`, `user`, `system_icon` or `system_custom`; a newer server may send others. */
  readonly type: string;
  /** An avatar's URL, or an icon's name (`warning`, `info`, `error`, `success`, `up`, `question`). */
  readonly data: string | null;
}

/** One of the sender's buttons under a message. */
export interface MessageButton {
  /** Its weight: `primary` is emphasized. */
  readonly type: 'primary' | 'secondary';
  /** Its label, as plain text. */
  readonly content: string;
  /** The text that replaces the buttons once this one was pressed. */
  readonly resultContent?: string | undefined;
  /** The address that it opens, if any. Check it before you follow it, as `safeLinkUrl` does. */
  readonly url?: string | undefined;
  /** Where the sender wants the address to open, such as `_blank`. */
  readonly target?: string | undefined;
}

/** Where a message leads, and its buttons. */
export interface MessageCallToAction {
  /** Where the message leads, as the sender wrote it. Check it before you follow it. */
  readonly url: string | undefined;
  /** Where the sender wants it to open, such as `_blank`. */
  readonly target?: string | undefined;
  /** `done` once one of the buttons was pressed. */
  readonly status: 'pending' | 'done';
  /** The sender's buttons in their order; empty if there are none. */
  readonly buttons: readonly MessageButton[];
  /** Which button was pressed; undefined if none was. */
  readonly result: 'primary' | 'secondary' | undefined;
  /** The data that was sent with the pressed button. carillon does not check it. */
  readonly resultPayload?: Readonly<Record<string, unknown>> | undefined;
}

/** A person as the feed joins them to a message. */
export interface MessagePerson {
  /** The first name, as plain text. */
  readonly firstName?: string | undefined;
  /** The last name, as plain text. */
  readonly lastName?: string | undefined;
  /** The URL of a picture. */
  readonly avatar?: string | undefined;
}

/**
 * One notification in the feed. `Register` gives its kind and its payload the types of the host.
 *
 * @source docs/protocol.md#message
 */
export interface InboxMessage<Kind extends MessageKind = MessageKind> {
  /** The platform's id of the message. */
  readonly _id: string;
  /** Whether the reader has opened it, or has marked it as read. */
  readonly read: boolean;
  /** Whether the reader has had it on screen. */
  readonly seen: boolean;
  /** When it was made, as an ISO date; an empty text if the server sent none. */
  readonly createdAt: string;
  /** Its title, as plain text. */
  readonly subject?: string | undefined;
  /** Markdown or text; undefined if the server does not store content. */
  readonly content?: string | undefined;
  /** The URL of a picture of this message. */
  readonly avatar?: string | undefined;
  /** Who or what caused it. */
  readonly actor?: MessageActor | undefined;
  /** The subscriber who caused it. */
  readonly actorSubscriber?: MessagePerson | undefined;
  /** Where it leads, and the sender's buttons. */
  readonly cta?: MessageCallToAction | undefined;
  /** Trigger identifier of the workflow: what kind of message this is. */
  readonly templateIdentifier?: Kind | undefined;
  /** Object id of the message's feed. */
  readonly _feedId?: string | null | undefined;
  /** The tags of its workflow. */
  readonly tags?: readonly string[] | undefined;
  /** Data that the trigger sent with it. carillon does not check it. */
  readonly payload?: RegisteredMessages[Kind] | undefined;
  /** The members of the platform's record that are not listed here, unchanged. */
  readonly raw?: Readonly<Record<string, unknown>> | undefined;
}

/** A message from the server that may be incomplete. */
export type PartialMessage = Partial<InboxMessage> & { readonly _id: string };

/** A row of the feed as a message, or undefined if it has no usable id. */
export function parseMessage(value: unknown): InboxMessage | undefined {
  const partial = parsePartialMessage(value);
  return partial && { read: false, seen: false, createdAt: '', ...partial };
}

/** A message of a mark's answer: members of the wrong type are left out, so that a merge keeps the cached ones. */
export function parsePartialMessage(value: unknown): PartialMessage | undefined {
  if (!isRecord(value) || !isString(value._id) || value._id === '') {
    return undefined;
  }
  const message: Record<string, unknown> & { _id: string } = { _id: value._id };
  const raw: UnknownRecord = {};
  for (const [field, member] of Object.entries(withoutPrototypeKeys(value))) {
    const parse = Object.hasOwn(fieldParsers, field) ? fieldParsers[field] : undefined;
    if (parse !== undefined) {
      const parsed = parse(member);
      if (parsed !== undefined) {
        message[field] = parsed;
      }
    } else if (field !== '_id') {
      raw[field] = member;
    }
  }
  return Object.keys(raw).length > 0 ? { ...message, raw } : message;
}

const optional =
  <T>(accepts: (value: unknown) => value is T) =>
  (value: unknown): T | undefined =>
    accepts(value) ? value : undefined;

const fieldParsers: Record<string, (value: unknown) => unknown> = {
  read: optional(isBoolean),
  seen: optional(isBoolean),
  createdAt: optional(isString),
  subject: optional(isString),
  content: optional(isString),
  avatar: optional(isString),
  templateIdentifier: optional(isString),
  payload: optional(isRecord),
  _feedId: (value) => (value === null || isString(value) ? value : undefined),
  actor: parseActor,
  actorSubscriber: parsePerson,
  cta: parseCallToAction,
  tags: (value) => (Array.isArray(value) ? value.filter(isString) : undefined),
};

function parseActor(value: unknown): MessageActor | undefined {
  return isRecord(value) && isString(value.type)
    ? { type: value.type, data: isString(value.data) ? value.data : null }
    : undefined;
}

function parsePerson(value: unknown): MessagePerson | undefined {
  const text = optional(isString);
  return isRecord(value)
    ? {
        ...withoutPrototypeKeys(value),
        firstName: text(value.firstName),
        lastName: text(value.lastName),
        avatar: text(value.avatar),
      }
    : undefined;
}

function parseCallToAction(value: unknown): MessageCallToAction | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const data = isRecord(value.data) ? value.data : {};
  const action = isRecord(value.action) ? value.action : {};
  const { type: result, payload } = isRecord(action.result) ? action.result : {};
  return {
    url: isString(data.url) && data.url !== '' ? data.url : undefined,
    target: isString(data.target) ? data.target : undefined,
    status: action.status === 'done' ? 'done' : 'pending',
    buttons: Array.isArray(action.buttons) ? action.buttons.flatMap(parseButton) : [],
    result: result === 'primary' || result === 'secondary' ? result : undefined,
    resultPayload: isRecord(payload) ? payload : undefined,
  };
}

function parseButton(value: unknown): MessageButton[] {
  if (!isRecord(value) || !isString(value.content) || value.content === '') {
    return [];
  }
  const text = optional(isString);
  return [
    {
      type: value.type === 'secondary' ? 'secondary' : 'primary',
      content: value.content,
      resultContent: text(value.resultContent),
      url: text(value.url),
      target: text(value.target),
    },
  ];
}
