import { isOneOf } from '../isOneOf.ts';

/**
 * Whose picture is shown beside a message.
 * @source docs/protocol.md#platform-values
 */
export const messageActorKinds = ['none', 'user', 'system_icon', 'system_custom'] as const;

/** One kind of message actor. */
export type MessageActorKind = (typeof messageActorKinds)[number];

/** Whether a value is one of `messageActorKinds`. */
export function isMessageActorKind(value: unknown): value is MessageActorKind {
  return isOneOf(messageActorKinds, value);
}
