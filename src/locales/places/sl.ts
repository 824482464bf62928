import type { PlaceStrings } from '../placeStrings.ts';

/** Slovenian. */
export const strings: PlaceStrings = {
  archive: 'Arhiviraj',
  unarchive: 'Premakni med prejeta',
  archivedTab: 'Arhivirana',
  archived: 'Arhivirano',
  manyArchived: 'Arhivirano: {count}',
  backInInbox: 'Znova med prejetimi',
  snooze: 'Odloži',
  inAnHour: 'Čez eno uro',
  thisEvening: 'Danes zvečer',
  tomorrow: 'Jutri',
  nextWeek: 'Naslednji teden',
  chooseTime: 'Izberi čas …',
  snoozeUntil: 'Odloži do',
  unsnooze: 'Prekini odlog',
  snoozedTab: 'Odložena',
  snoozedUntil: 'Odloženo do {time}',
  manySnoozed: 'Odloženo: {count}',
  cameBack: 'Vrnjeno po odlogu',
  noArchived: 'Nič ni arhivirano',
  noSnoozed: 'Nič ni odloženo',
  severityHigh: 'Visoka prioriteta',
  severityMedium: 'Srednja prioriteta',
  severityLow: 'Nizka prioriteta',
};
