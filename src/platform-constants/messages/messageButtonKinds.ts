import { isOneOf } from '../isOneOf.ts';

/**
 * The kinds of a sender's button in a message.
 * @source docs/protocol.md#platform-values
 */
export const messageButtonKinds = ['primary', 'secondary'] as const;

/** One kind of message button. */
export type MessageButtonKind = (typeof messageButtonKinds)[number];

/** Whether a value is one of `messageButtonKinds`. */
export function isMessageButtonKind(value: unknown): value is MessageButtonKind {
  return isOneOf(messageButtonKinds, value);
}
