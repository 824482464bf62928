import { isOneOf } from '../isOneOf.ts';

/**
 * The kinds of recipients of a trigger.
 * In a request body they are written as in `recipientWireNames`.
 * @source docs/protocol.md#enumerations
 */
export const recipientKinds = ['topic', 'subscriber'] as const;

/** One recipient kind. */
export type RecipientKind = (typeof recipientKinds)[number];

/** Whether a value is one of `recipientKinds`. */
export function isRecipientKind(value: unknown): value is RecipientKind {
  return isOneOf(recipientKinds, value);
}

/**
 * The recipient kinds as a request body writes them: capitalised.
 * @source docs/protocol.md#platform-values
 */
export const recipientWireNames = {
  topic: 'Topic',
  subscriber: 'Subscriber',
} as const satisfies Record<RecipientKind, string>;
