import type { PlaceStrings } from '../placeStrings.ts';

/** Croatian. */
export const strings: PlaceStrings = {
  archive: 'Arhiviraj',
  unarchive: 'Premjesti u pristiglu poštu',
  archivedTab: 'Arhivirane',
  archived: 'Arhivirano',
  manyArchived: 'Arhivirano: {count}',
  backInInbox: 'Ponovno u pristigloj pošti',
  snooze: 'Odgodi',
  inAnHour: 'Za sat vremena',
  thisEvening: 'Večeras',
  tomorrow: 'Sutra',
  nextWeek: 'Sljedeći tjedan',
  chooseTime: 'Odaberi vrijeme…',
  snoozeUntil: 'Odgodi do',
  unsnooze: 'Prekini odgodu',
  snoozedTab: 'Odgođene',
  snoozedUntil: 'Odgođeno do {time}',
  manySnoozed: 'Odgođeno: {count}',
  cameBack: 'Vraćeno nakon odgode',
  noArchived: 'Ništa nije arhivirano',
  noSnoozed: 'Ništa nije odgođeno',
  severityHigh: 'Visok prioritet',
  severityMedium: 'Srednji prioritet',
  severityLow: 'Nizak prioritet',
};
