import { isOneOf } from '../isOneOf.ts';

/**
 * The socket events that the server sends to a subscriber.
 * @source spec §3
 */
export const realtimeEvents = [
  'notification_received',
  'unread_count_changed',
  'unseen_count_changed',
] as const;

/** One socket event name. */
export type RealtimeEvent = (typeof realtimeEvents)[number];

/** Tells whether a value is one of `realtimeEvents`. */
export function isRealtimeEvent(value: unknown): value is RealtimeEvent {
  return isOneOf(realtimeEvents, value);
}

/**
 * Names of the `CustomEvent`s announced on `document`; their `detail` is the count, an integer.
 * That such an event exists is the specification's (§4); the names are the wire's (wire.md §7).
 * @source platform-facts
 */
export const documentEvents = {
  unreadCountChanged: 'novu:unread_count_changed',
  unseenCountChanged: 'novu:unseen_count_changed',
} as const;

/** One document event name. */
export type DocumentEvent = (typeof documentEvents)[keyof typeof documentEvents];
