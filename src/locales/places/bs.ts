import type { PlaceStrings } from '../placeStrings.ts';

/** Bosnian. */
export const strings: PlaceStrings = {
  archive: 'Arhiviraj',
  unarchive: 'Premjesti u prijemno sanduče',
  archivedTab: 'Arhivirana',
  archived: 'Arhivirano',
  manyArchived: 'Arhivirano: {count}',
  backInInbox: 'Ponovo u prijemnom sandučetu',
  snooze: 'Odgodi',
  inAnHour: 'Za sat vremena',
  thisEvening: 'Večeras',
  tomorrow: 'Sutra',
  nextWeek: 'Sljedeće sedmice',
  chooseTime: 'Odaberi vrijeme…',
  snoozeUntil: 'Odgodi do',
  unsnooze: 'Prekini odgodu',
  snoozedTab: 'Odgođena',
  snoozedUntil: 'Odgođeno do {time}',
  manySnoozed: 'Odgođeno: {count}',
  cameBack: 'Vraćeno nakon odgode',
  noArchived: 'Ništa nije arhivirano',
  noSnoozed: 'Ništa nije odgođeno',
  severityHigh: 'Visok prioritet',
  severityMedium: 'Srednji prioritet',
  severityLow: 'Nizak prioritet',
};
