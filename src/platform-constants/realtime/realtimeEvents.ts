import { isOneOf } from '../isOneOf.ts';

/**
 * The socket events that the server sends to a subscriber.
 * @source docs/protocol.md#live-connection
 */
export const realtimeEvents = [
  'notification_received',
  'unread_count_changed',
  'unseen_count_changed',
] as const;

/** One socket event name. */
export type RealtimeEvent = (typeof realtimeEvents)[number];

/** Whether a value is one of `realtimeEvents`. */
export function isRealtimeEvent(value: unknown): value is RealtimeEvent {
  return isOneOf(realtimeEvents, value);
}
