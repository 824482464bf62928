/**
 * The strings of archive, snooze and severity, which only backends with these have: they are fetched with the feature. Placeholders are
 * in braces.
 */
export interface PlaceStrings {
  /** The action that puts a message, or the selected ones, away into the archive. */
  readonly archive: string;
  /** The action that brings an archived message, or several, back into the inbox. */
  readonly unarchive: string;
  /** The name of the tab with archived messages. */
  readonly archivedTab: string;
  /** Shown and announced after a message was archived, beside `undo`. */
  readonly archived: string;
  /** As `archived`, for several. `{count}` may be "99+", so it has no plural forms: words that fit any such number. */
  readonly manyArchived: string;
  /** Shown and announced after messages were brought back from the archive, or before the time until which they were put off. */
  readonly backInInbox: string;
  /** The action that puts a message off until a time, and the accessible name of the menu of times. */
  readonly snooze: string;
  /** A time in that menu: sixty minutes from now. */
  readonly inAnHour: string;
  /** A time in that menu: today at six in the evening. */
  readonly thisEvening: string;
  /** A time in that menu: tomorrow at nine in the morning. */
  readonly tomorrow: string;
  /** A time in that menu: next Monday at nine in the morning. */
  readonly nextWeek: string;
  /** The last line of that menu, which asks for a date and a time. Ends with an ellipsis. */
  readonly chooseTime: string;
  /** The label of the field for date and time. */
  readonly snoozeUntil: string;
  /** The action that ends putting a message off, before its time. */
  readonly unsnooze: string;
  /** The name of the tab with messages that are put off. */
  readonly snoozedTab: string;
  /** In the row of such a message, and shown and announced after it was put off. `{time}` is a date and a time. */
  readonly snoozedUntil: string;
  /** As `snoozedUntil`, for several. `{count}` is a number as for `manyArchived`. */
  readonly manySnoozed: string;
  /** In the row of a message that was put off, and whose time has come. */
  readonly cameBack: string;
  /** As `cameBack`, of a message that is back before its time, because something new has come of the same thread. */
  readonly backByActivity: string;
  /** In small words of a message that was put off: the server does not know of it, another device shows the message. */
  readonly onlyInThisBrowser: string;
  /** The title in place of the archive when it is empty. */
  readonly noArchived: string;
  /** The title in place of the messages that are put off when there are none. */
  readonly noSnoozed: string;
  /** In the row of a message whose sender says that it matters much. */
  readonly severityHigh: string;
  /** In the row of a message whose sender says that it matters somewhat more than others. */
  readonly severityMedium: string;
  /** A time in the menu of `snooze`: none, until the reader brings it back. */
  readonly withoutTime: string;
}

/** Those strings in English. */
export const places: PlaceStrings = {
  archive: 'Archive',
  unarchive: 'Move to inbox',
  archivedTab: 'Archived',
  archived: 'Archived',
  manyArchived: '{count} archived',
  backInInbox: 'Back in the inbox',
  snooze: 'Snooze',
  inAnHour: 'In an hour',
  thisEvening: 'This evening',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  chooseTime: 'Choose a time…',
  snoozeUntil: 'Snooze until',
  unsnooze: 'End snooze',
  snoozedTab: 'Snoozed',
  snoozedUntil: 'Snoozed until {time}',
  manySnoozed: '{count} snoozed',
  cameBack: 'Back from snooze',
  backByActivity: 'Back because of something new',
  onlyInThisBrowser: 'Kept in this browser only',
  noArchived: 'Nothing is archived',
  noSnoozed: 'Nothing is snoozed',
  severityHigh: 'High priority',
  severityMedium: 'Medium priority',
  withoutTime: 'Without a time',
};
