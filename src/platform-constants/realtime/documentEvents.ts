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
