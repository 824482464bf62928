import type { InboxMessage, PartialMessage } from './message.ts';

/**
 * A cached message with newer members from the server. Marks, removals and events return the bare record,
 * without the joined people, so a plain replacement would lose the avatar.
 */
export function mergeMessage(cached: InboxMessage, returned: PartialMessage): InboxMessage {
  const actor =
    cached.actor?.data && returned.actor && returned.actor.data === null ? cached.actor : returned.actor;
  const raw = cached.raw && returned.raw ? { raw: { ...cached.raw, ...returned.raw } } : {};
  return { ...cached, ...returned, ...raw, ...(actor === undefined ? {} : { actor }) };
}
