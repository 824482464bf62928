import type { PlaceStrings } from '../placeStrings.ts';

/** Danish. */
export const strings: PlaceStrings = {
  archive: 'Arkivér',
  unarchive: 'Flyt til indbakken',
  archivedTab: 'Arkiveret',
  archived: 'Arkiveret',
  manyArchived: '{count} arkiveret',
  backInInbox: 'Tilbage i indbakken',
  snooze: 'Udsæt',
  inAnHour: 'Om en time',
  thisEvening: 'I aften',
  tomorrow: 'I morgen',
  nextWeek: 'Næste uge',
  chooseTime: 'Vælg et tidspunkt…',
  snoozeUntil: 'Udsæt til',
  unsnooze: 'Afslut udsættelse',
  snoozedTab: 'Udsat',
  snoozedUntil: 'Udsat til {time}',
  manySnoozed: '{count} udsat',
  cameBack: 'Tilbage efter udsættelse',
  noArchived: 'Intet er arkiveret',
  noSnoozed: 'Intet er udsat',
  severityHigh: 'Høj prioritet',
  severityMedium: 'Middel prioritet',
  severityLow: 'Lav prioritet',
};
