import type { PlaceStrings } from '../placeStrings.ts';

/** Polish. */
export const strings: PlaceStrings = {
  archive: 'Archiwizuj',
  unarchive: 'Przenieś do skrzynki',
  archivedTab: 'Zarchiwizowane',
  archived: 'Zarchiwizowano',
  manyArchived: 'Zarchiwizowano: {count}',
  backInInbox: 'Ponownie w skrzynce',
  snooze: 'Odłóż',
  inAnHour: 'Za godzinę',
  thisEvening: 'Dziś wieczorem',
  tomorrow: 'Jutro',
  nextWeek: 'W przyszłym tygodniu',
  chooseTime: 'Wybierz termin…',
  snoozeUntil: 'Odłóż do',
  unsnooze: 'Zakończ odkładanie',
  snoozedTab: 'Odłożone',
  snoozedUntil: 'Odłożono do {time}',
  manySnoozed: 'Odłożono: {count}',
  cameBack: 'Powrót po odłożeniu',
  noArchived: 'Brak zarchiwizowanych',
  noSnoozed: 'Brak odłożonych',
  severityHigh: 'Wysoki priorytet',
  severityMedium: 'Średni priorytet',
  severityLow: 'Niski priorytet',
};
