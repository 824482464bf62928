import type { PlaceStrings } from '../placeStrings.ts';

/** Dutch. */
export const strings: PlaceStrings = {
  archive: 'Archiveren',
  unarchive: 'Naar inbox verplaatsen',
  archivedTab: 'Gearchiveerd',
  archived: 'Gearchiveerd',
  manyArchived: '{count} gearchiveerd',
  backInInbox: 'Terug in de inbox',
  snooze: 'Uitstellen',
  inAnHour: 'Over een uur',
  thisEvening: 'Vanavond',
  tomorrow: 'Morgen',
  nextWeek: 'Volgende week',
  chooseTime: 'Tijdstip kiezen…',
  snoozeUntil: 'Uitstellen tot',
  unsnooze: 'Uitstel beëindigen',
  snoozedTab: 'Uitgesteld',
  snoozedUntil: 'Uitgesteld tot {time}',
  manySnoozed: '{count} uitgesteld',
  cameBack: 'Terug na uitstel',
  noArchived: 'Niets gearchiveerd',
  noSnoozed: 'Niets uitgesteld',
  severityHigh: 'Hoge prioriteit',
  severityMedium: 'Gemiddelde prioriteit',
  severityLow: 'Lage prioriteit',
};
