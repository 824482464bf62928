import type { PlaceStrings } from '../placeStrings.ts';

/** Slovak. */
export const strings: PlaceStrings = {
  archive: 'Archivovať',
  unarchive: 'Presunúť do doručenej pošty',
  archivedTab: 'Archivované',
  archived: 'Archivované',
  manyArchived: 'Archivované: {count}',
  backInInbox: 'Späť v doručenej pošte',
  snooze: 'Odložiť',
  inAnHour: 'O hodinu',
  thisEvening: 'Dnes večer',
  tomorrow: 'Zajtra',
  nextWeek: 'Budúci týždeň',
  chooseTime: 'Vybrať čas…',
  snoozeUntil: 'Odložiť do',
  unsnooze: 'Ukončiť odloženie',
  snoozedTab: 'Odložené',
  snoozedUntil: 'Odložené do {time}',
  manySnoozed: 'Odložené: {count}',
  cameBack: 'Späť po odložení',
  noArchived: 'Nič nie je archivované',
  noSnoozed: 'Nič nie je odložené',
  severityHigh: 'Vysoká priorita',
  severityMedium: 'Stredná priorita',
  severityLow: 'Nízka priorita',
};
