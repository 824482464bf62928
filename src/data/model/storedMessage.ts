import { isRecord } from '../transport/guards.ts';
import { withoutPrototypeKeys } from '../transport/withoutPrototypeKeys.ts';
import { type InboxMessage, parseMessage } from './message.ts';

/** A message that was stored as JSON after `parseMessage`, or undefined if it is none. Members of the wrong type are left out. */
export function parseStoredMessage(value: unknown): InboxMessage | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { cta, raw, ...members } = value;
  // Back to the platform's shape, so that there is one parser of each member.
  const parsed = parseMessage(isRecord(cta) ? { ...members, cta: recordOf(cta) } : members);
  if (parsed === undefined) {
    return undefined;
  }
  const { raw: _unknown, ...message } = parsed;
  return isRecord(raw) ? { ...message, raw: withoutPrototypeKeys(raw) } : message;
}

function recordOf({ url, target, status, buttons, result, resultPayload }: Record<string, unknown>) {
  return {
    data: { url, target },
    action: { status, buttons, result: { type: result, payload: resultPayload } },
  };
}
