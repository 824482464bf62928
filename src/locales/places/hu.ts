import type { PlaceStrings } from '../placeStrings.ts';

/** Hungarian. */
export const strings: PlaceStrings = {
  archive: 'Archiválás',
  unarchive: 'Áthelyezés a beérkezettek közé',
  archivedTab: 'Archiváltak',
  archived: 'Archiválva',
  manyArchived: '{count} archiválva',
  backInInbox: 'Újra a beérkezettek között',
  snooze: 'Elhalasztás',
  inAnHour: 'Egy óra múlva',
  thisEvening: 'Ma este',
  tomorrow: 'Holnap',
  nextWeek: 'Jövő héten',
  chooseTime: 'Időpont választása…',
  snoozeUntil: 'Elhalasztás eddig',
  unsnooze: 'Elhalasztás befejezése',
  snoozedTab: 'Elhalasztottak',
  snoozedUntil: 'Elhalasztva eddig: {time}',
  manySnoozed: '{count} elhalasztva',
  cameBack: 'Újra itt, halasztás után',
  noArchived: 'Nincs archivált üzenet',
  noSnoozed: 'Nincs elhalasztott üzenet',
  severityHigh: 'Magas prioritás',
  severityMedium: 'Közepes prioritás',
  severityLow: 'Alacsony prioritás',
};
