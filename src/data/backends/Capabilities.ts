/** What a backend can do. A control whose capability is off is not drawn, and nothing is asked for it. */
export interface Capabilities {
  /** Marks messages as read: by one call only those with given ids, also all of feeds or of the whole inbox, or all of any query. */
  readonly read: 'ids' | 'feeds' | 'queries';
  /** Marks read messages as unread again. */
  readonly unread: boolean;
  /** Knows of each message whether it was seen, beside whether it was read. */
  readonly seen: boolean;
  /** Removes messages, in the same way; all of a feed where its id is known. */
  readonly remove: false | 'ids' | 'feeds' | 'queries';
  /** Puts messages away, and brings them back. */
  readonly archive: boolean;
  /** Puts messages off until a time, and brings them back then or before. */
  readonly snooze: boolean;
  /** Takes the reader's answers to messages. */
  readonly answers: boolean;
  /** Lists the messages that were answered. @default false */
  readonly answered?: boolean | undefined;
  /** Has switches for each workflow. */
  readonly preferences: boolean;
  /** Has switches for all workflows together. */
  readonly globalPreference: boolean;
  /** Keeps the quiet hours of the reader. @default false */
  readonly schedule?: boolean | undefined;
  /** Knows name, colour and logo of who sends. */
  readonly organization: boolean;
}
