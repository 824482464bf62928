import type { PlaceStrings } from '../placeStrings.ts';

/** Czech. */
export const strings: PlaceStrings = {
  archive: 'Archivovat',
  unarchive: 'Vrátit do schránky',
  archivedTab: 'Archivované',
  archived: 'Archivováno',
  manyArchived: 'Archivováno: {count}',
  backInInbox: 'Zpět ve schránce',
  snooze: 'Odložit',
  inAnHour: 'Za hodinu',
  thisEvening: 'Dnes večer',
  tomorrow: 'Zítra',
  nextWeek: 'Příští týden',
  chooseTime: 'Vybrat čas…',
  snoozeUntil: 'Odložit do',
  unsnooze: 'Ukončit odložení',
  snoozedTab: 'Odložené',
  snoozedUntil: 'Odloženo do {time}',
  manySnoozed: 'Odloženo: {count}',
  cameBack: 'Zpět po odložení',
  noArchived: 'Nic není archivováno',
  noSnoozed: 'Nic není odloženo',
  severityHigh: 'Vysoká priorita',
  severityMedium: 'Střední priorita',
  severityLow: 'Nízká priorita',
};
