import type { PlaceStrings } from '../placeStrings.ts';

/** German. */
export const strings: PlaceStrings = {
  archive: 'Archivieren',
  unarchive: 'In den Posteingang verschieben',
  archivedTab: 'Archiviert',
  archived: 'Archiviert',
  manyArchived: '{count} archiviert',
  backInInbox: 'Wieder im Posteingang',
  snooze: 'Zurückstellen',
  inAnHour: 'In einer Stunde',
  thisEvening: 'Heute Abend',
  tomorrow: 'Morgen',
  nextWeek: 'Nächste Woche',
  chooseTime: 'Zeitpunkt wählen …',
  snoozeUntil: 'Zurückstellen bis',
  unsnooze: 'Nicht mehr zurückstellen',
  snoozedTab: 'Zurückgestellt',
  snoozedUntil: 'Zurückgestellt bis {time}',
  manySnoozed: '{count} zurückgestellt',
  cameBack: 'Wiedervorlage',
  noArchived: 'Nichts archiviert',
  noSnoozed: 'Nichts zurückgestellt',
  severityHigh: 'Hohe Priorität',
  severityMedium: 'Mittlere Priorität',
  severityLow: 'Niedrige Priorität',
};
