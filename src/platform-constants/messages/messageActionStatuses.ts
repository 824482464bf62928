import { isOneOf } from '../isOneOf.ts';

/**
 * Whether the reader has already used a message's button.
 * @source docs/protocol.md#platform-values
 */
export const messageActionStatuses = ['pending', 'done'] as const;

/** One status of a message button. */
export type MessageActionStatus = (typeof messageActionStatuses)[number];

/** Whether a value is one of `messageActionStatuses`. */
export function isMessageActionStatus(value: unknown): value is MessageActionStatus {
  return isOneOf(messageActionStatuses, value);
}
