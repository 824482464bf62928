import type { PlaceStrings } from '../placeStrings.ts';

/** French. */
export const strings: PlaceStrings = {
  archive: 'Archiver',
  unarchive: 'Remettre en boîte de réception',
  archivedTab: 'Archivées',
  archived: 'Archivé',
  manyArchived: '{count} archivées',
  backInInbox: 'De retour dans la boîte de réception',
  snooze: 'Mettre en attente',
  inAnHour: 'Dans une heure',
  thisEvening: 'Ce soir',
  tomorrow: 'Demain',
  nextWeek: 'La semaine prochaine',
  chooseTime: 'Choisir la date et l’heure…',
  snoozeUntil: 'Mettre en attente jusqu’au',
  unsnooze: 'Ne plus mettre en attente',
  snoozedTab: 'En attente',
  snoozedUntil: 'En attente jusqu’au {time}',
  manySnoozed: '{count} mises en attente',
  cameBack: 'Fin de la mise en attente',
  noArchived: 'Rien n’est archivé',
  noSnoozed: 'Rien n’est en attente',
  severityHigh: 'Priorité élevée',
  severityMedium: 'Priorité moyenne',
  severityLow: 'Priorité faible',
};
