import type { InboxMessage, PartialMessage } from './message.ts';

/**
 * A cached message with what the server says about it now. Marks, removals and events answer with the bare record,
 * without the joined people, so a plain replacement would lose the avatar.
 */
export function mergeMessage(cached: InboxMessage, returned: PartialMessage): InboxMessage {
  const actor =
    cached.actor?.data && returned.actor && returned.actor.data === null ? cached.actor : returned.actor;
  const raw = cached.raw && returned.raw ? { raw: { ...cached.raw, ...returned.raw } } : {};
  return { ...cached, ...returned, ...raw, ...(actor === undefined ? {} : { actor }) };
}
