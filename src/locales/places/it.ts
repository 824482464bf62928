import type { PlaceStrings } from '../placeStrings.ts';

/** Italian. */
export const strings: PlaceStrings = {
  archive: 'Archivia',
  unarchive: 'Sposta nella posta in arrivo',
  archivedTab: 'Archiviate',
  archived: 'Archiviato',
  manyArchived: '{count} archiviate',
  backInInbox: 'Di nuovo nella posta in arrivo',
  snooze: 'Posticipa',
  inAnHour: 'Tra un’ora',
  thisEvening: 'Questa sera',
  tomorrow: 'Domani',
  nextWeek: 'La prossima settimana',
  chooseTime: 'Scegli data e ora…',
  snoozeUntil: 'Posticipa fino al',
  unsnooze: 'Termina posticipo',
  snoozedTab: 'Posticipate',
  snoozedUntil: 'Posticipato fino al {time}',
  manySnoozed: '{count} posticipate',
  cameBack: 'Posticipo terminato',
  noArchived: 'Niente di archiviato',
  noSnoozed: 'Niente di posticipato',
  severityHigh: 'Priorità alta',
  severityMedium: 'Priorità media',
  severityLow: 'Priorità bassa',
};
