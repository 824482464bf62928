import type { PlaceStrings } from '../placeStrings.ts';

/** British English. */
export const strings: PlaceStrings = {
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
  chooseTime: 'Choose a time …',
  snoozeUntil: 'Snooze until',
  unsnooze: 'End snooze',
  snoozedTab: 'Snoozed',
  snoozedUntil: 'Snoozed until {time}',
  manySnoozed: '{count} snoozed',
  cameBack: 'Back from snooze',
  noArchived: 'Nothing is archived',
  noSnoozed: 'Nothing is snoozed',
  severityHigh: 'High priority',
  severityMedium: 'Medium priority',
  severityLow: 'Low priority',
};
