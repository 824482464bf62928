import type { PlaceStrings } from '../placeStrings.ts';

/** Latin American Spanish. */
export const strings: PlaceStrings = {
  archive: 'Archivar',
  unarchive: 'Mover a la bandeja de entrada',
  archivedTab: 'Archivadas',
  archived: 'Archivado',
  manyArchived: '{count} archivadas',
  backInInbox: 'De nuevo en la bandeja de entrada',
  snooze: 'Posponer',
  inAnHour: 'En una hora',
  thisEvening: 'Esta tarde',
  tomorrow: 'Mañana',
  nextWeek: 'La próxima semana',
  chooseTime: 'Elegir fecha y hora…',
  snoozeUntil: 'Posponer hasta',
  unsnooze: 'Dejar de posponer',
  snoozedTab: 'Pospuestas',
  snoozedUntil: 'Pospuesto hasta el {time}',
  manySnoozed: '{count} pospuestas',
  cameBack: 'De vuelta tras posponerse',
  noArchived: 'No hay nada archivado',
  noSnoozed: 'No hay nada pospuesto',
  severityHigh: 'Prioridad alta',
  severityMedium: 'Prioridad media',
  severityLow: 'Prioridad baja',
};
