import type { PlaceStrings } from '../placeStrings.ts';

/** Catalan. */
export const strings: PlaceStrings = {
  archive: 'Arxiva',
  unarchive: "Mou a la safata d'entrada",
  archivedTab: 'Arxivades',
  archived: 'Arxivat',
  manyArchived: '{count} arxivades',
  backInInbox: "De nou a la safata d'entrada",
  snooze: 'Posposa',
  inAnHour: "D'aquí a una hora",
  thisEvening: 'Aquest vespre',
  tomorrow: 'Demà',
  nextWeek: 'La setmana que ve',
  chooseTime: 'Tria una data i una hora…',
  snoozeUntil: 'Posposa fins a',
  unsnooze: 'Deixa de posposar',
  snoozedTab: 'Posposades',
  snoozedUntil: 'Posposat fins al {time}',
  manySnoozed: '{count} posposades',
  cameBack: 'Torna després de posposar-se',
  noArchived: 'No hi ha res arxivat',
  noSnoozed: 'No hi ha res posposat',
  severityHigh: 'Prioritat alta',
  severityMedium: 'Prioritat mitjana',
  severityLow: 'Prioritat baixa',
};
