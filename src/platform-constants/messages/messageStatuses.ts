import { isOneOf } from '../isOneOf.ts';

/**
 * The states of a message that a mark-as call can set.
 * @source docs/protocol.md#statuses
 */
export const messageStatuses = ['read', 'unread', 'seen', 'unseen'] as const;

/** One message status. */
export type MessageStatus = (typeof messageStatuses)[number];

/** Whether a value is one of `messageStatuses`. */
export function isMessageStatus(value: unknown): value is MessageStatus {
  return isOneOf(messageStatuses, value);
}
