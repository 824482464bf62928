import type { PlaceStrings } from '../placeStrings.ts';

/** Canadian French. */
export const strings: PlaceStrings = {
  archive: 'Archiver',
  unarchive: 'Remettre en boîte de réception',
  archivedTab: 'Archivées',
  archived: 'Archivé',
  manyArchived: '{count} archivées',
  backInInbox: 'De retour dans la boîte de réception',
  snooze: 'Reporter',
  inAnHour: 'Dans une heure',
  thisEvening: 'Ce soir',
  tomorrow: 'Demain',
  nextWeek: 'La semaine prochaine',
  chooseTime: 'Choisir la date et l’heure…',
  snoozeUntil: 'Reporter jusqu’au',
  unsnooze: 'Mettre fin au report',
  snoozedTab: 'Reportées',
  snoozedUntil: 'Reporté jusqu’au {time}',
  manySnoozed: '{count} reportées',
  cameBack: 'De retour après un report',
  noArchived: 'Rien n’est archivé',
  noSnoozed: 'Rien n’est reporté',
  severityHigh: 'Priorité élevée',
  severityMedium: 'Priorité moyenne',
  severityLow: 'Priorité faible',
};
