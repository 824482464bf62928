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

/**
 * Names of the `CustomEvent`s announced on `document`; their `detail` is the count, an integer.
 * That such an event exists is the specification's (docs/protocol.md#sources); the names are those of docs/protocol.md#live-connection.
 * @source docs/protocol.md#platform-values
 */
export const documentEvents = {
  unreadCountChanged: 'novu:unread_count_changed',
  unseenCountChanged: 'novu:unseen_count_changed',
} as const;

/** One document event name. */
export type DocumentEvent = (typeof documentEvents)[keyof typeof documentEvents];
