import type { PlaceStrings } from '../placeStrings.ts';

/** Latvian. */
export const strings: PlaceStrings = {
  archive: 'Arhivēt',
  unarchive: 'Pārvietot uz iesūtni',
  archivedTab: 'Arhivētie',
  archived: 'Arhivēts',
  manyArchived: 'Arhivēts: {count}',
  backInInbox: 'Atkal iesūtnē',
  snooze: 'Atlikt',
  inAnHour: 'Pēc stundas',
  thisEvening: 'Šovakar',
  tomorrow: 'Rīt',
  nextWeek: 'Nākamnedēļ',
  chooseTime: 'Izvēlēties laiku…',
  snoozeUntil: 'Atlikt līdz',
  unsnooze: 'Beigt atlikšanu',
  snoozedTab: 'Atliktie',
  snoozedUntil: 'Atlikts līdz {time}',
  manySnoozed: 'Atlikts: {count}',
  cameBack: 'Atgriezies pēc atlikšanas',
  noArchived: 'Nekas nav arhivēts',
  noSnoozed: 'Nekas nav atlikts',
  severityHigh: 'Augsta prioritāte',
  severityMedium: 'Vidēja prioritāte',
  severityLow: 'Zema prioritāte',
};
