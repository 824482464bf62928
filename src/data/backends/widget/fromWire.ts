import type { MessageRow } from '../../model/message.ts';
import { isRecord, type UnknownRecord } from '../../transport/guards.ts';
import { withoutPrototypeKeys } from '../../transport/withoutPrototypeKeys.ts';

/** The platform's names of a message's members. @source docs/protocol.md#message */
const names: Readonly<Record<string, keyof MessageRow>> = {
  _id: 'id',
  read: 'read',
  seen: 'seen',
  createdAt: 'createdAt',
  templateIdentifier: 'kind',
  subject: 'title',
  content: 'body',
  avatar: 'avatar',
  actor: 'actor',
  actorSubscriber: 'sender',
  _feedId: 'feedId',
  tags: 'tags',
  payload: 'data',
  expireAt: 'expiresAt',
};

/** A message of the platform in the words of the inbox. Checks nothing. @source docs/protocol.md#message */
export function messageFromWire(value: unknown): MessageRow {
  if (!isRecord(value)) {
    return {};
  }
  const row: Record<string, unknown> = {};
  const raw: UnknownRecord = {};
  for (const [name, member] of Object.entries(withoutPrototypeKeys(value))) {
    const own = Object.hasOwn(names, name) ? names[name] : undefined;
    if (own !== undefined) {
      row[own] = member;
    } else if (name !== 'cta' || hasEarlyResult(member)) {
      raw[name] = member;
    }
  }
  return {
    ...row,
    ...(isRecord(value.cta) ? actionsFromWire(value.cta) : {}),
    ...(Object.keys(raw).length > 0 ? { raw } : {}),
  };
}

function actionsFromWire({ data, action }: UnknownRecord): MessageRow {
  const { status, buttons, result } = isRecord(action) ? action : {};
  const { type, payload } = isRecord(result) ? result : {};
  return {
    link: data,
    answers: Array.isArray(buttons) ? buttons.map(buttonFromWire) : [],
    ...(status === 'done' ? { answered: { id: type, data: payload } } : {}),
  };
}

/** Whether a call-to-action has a result although none of its buttons was pressed, for which the inbox has no words. */
function hasEarlyResult(cta: unknown): boolean {
  const { status, result } = isRecord(cta) && isRecord(cta.action) ? cta.action : {};
  return status !== 'done' && isRecord(result) && Object.keys(result).length > 0;
}

/** One of the two buttons of the protocol: the answers `primary` and `secondary`. */
function buttonFromWire(value: unknown): unknown {
  if (!isRecord(value)) {
    return value;
  }
  const { content: label, resultContent: resultLabel, type, url, target } = value;
  const id = type === 'secondary' ? type : 'primary';
  return { id, label, look: id === 'primary' ? id : 'neutral', resultLabel, url, target };
}
