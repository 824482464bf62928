import type { PlaceStrings } from '../placeStrings.ts';

/** Lithuanian. */
export const strings: PlaceStrings = {
  archive: 'Archyvuoti',
  unarchive: 'Perkelti į gautuosius',
  archivedTab: 'Archyvuotieji',
  archived: 'Archyvuota',
  manyArchived: 'Archyvuota: {count}',
  backInInbox: 'Vėl gautuosiuose',
  snooze: 'Atidėti',
  inAnHour: 'Po valandos',
  thisEvening: 'Šį vakarą',
  tomorrow: 'Rytoj',
  nextWeek: 'Kitą savaitę',
  chooseTime: 'Pasirinkti laiką…',
  snoozeUntil: 'Atidėti iki',
  unsnooze: 'Nebeatidėti',
  snoozedTab: 'Atidėtieji',
  snoozedUntil: 'Atidėta iki {time}',
  manySnoozed: 'Atidėta: {count}',
  cameBack: 'Grįžo po atidėjimo',
  noArchived: 'Nieko nesuarchyvuota',
  noSnoozed: 'Nieko neatidėta',
  severityHigh: 'Aukštas prioritetas',
  severityMedium: 'Vidutinis prioritetas',
  severityLow: 'Žemas prioritetas',
};
