import { isOneOf } from '../isOneOf.ts';

/**
 * Whose picture stands beside a message.
 * @source docs/protocol.md#platform-values
 */
export const messageActorKinds = ['none', 'user', 'system_icon', 'system_custom'] as const;

/** One kind of message actor. */
export type MessageActorKind = (typeof messageActorKinds)[number];

/** Tells whether a value is one of `messageActorKinds`. */
export function isMessageActorKind(value: unknown): value is MessageActorKind {
  return isOneOf(messageActorKinds, value);
}
