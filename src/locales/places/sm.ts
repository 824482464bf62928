import type { PlaceStrings } from '../placeStrings.ts';

/** Samoan. */
export const strings: PlaceStrings = {
  archive: 'Teu i fa‘amaumauga',
  unarchive: 'Toe ave i le pusa fe‘au',
  archivedTab: 'Ua teuina',
  archived: 'Ua teuina',
  manyArchived: 'Ua teuina: {count}',
  backInInbox: 'Ua toe fo‘i i le pusa fe‘au',
  snooze: 'Tolopo',
  inAnHour: 'I se itula mai nei',
  thisEvening: 'Le afiafi nei',
  tomorrow: 'Taeao',
  nextWeek: 'Le vaiaso a sau',
  chooseTime: 'Filifili se taimi…',
  snoozeUntil: 'Tolopo se‘ia o‘o i',
  unsnooze: 'Taofi le tolopoina',
  snoozedTab: 'Ua tolopoina',
  snoozedUntil: 'Ua tolopoina se‘ia o‘o i le {time}',
  manySnoozed: 'Ua tolopoina: {count}',
  cameBack: 'Ua mae‘a le tolopoina',
  noArchived: 'E leai se mea ua teuina',
  noSnoozed: 'E leai se mea ua tolopoina',
  severityHigh: 'Fa‘amuamua maualuga',
  severityMedium: 'Fa‘amuamua feololo',
  severityLow: 'Fa‘amuamua maualalo',
};
