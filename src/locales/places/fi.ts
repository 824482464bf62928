import type { PlaceStrings } from '../placeStrings.ts';

/** Finnish. */
export const strings: PlaceStrings = {
  archive: 'Arkistoi',
  unarchive: 'Siirrä saapuneisiin',
  archivedTab: 'Arkistoidut',
  archived: 'Arkistoitu',
  manyArchived: '{count} arkistoitu',
  backInInbox: 'Takaisin saapuneissa',
  snooze: 'Torkuta',
  inAnHour: 'Tunnin päästä',
  thisEvening: 'Tänä iltana',
  tomorrow: 'Huomenna',
  nextWeek: 'Ensi viikolla',
  chooseTime: 'Valitse aika…',
  snoozeUntil: 'Torkutus päättyy',
  unsnooze: 'Lopeta torkutus',
  snoozedTab: 'Torkutetut',
  snoozedUntil: 'Torkutus päättyy {time}',
  manySnoozed: '{count} torkutettu',
  cameBack: 'Palannut torkutuksesta',
  noArchived: 'Mitään ei ole arkistoitu',
  noSnoozed: 'Mitään ei ole torkutettu',
  severityHigh: 'Korkea prioriteetti',
  severityMedium: 'Keskitason prioriteetti',
  severityLow: 'Matala prioriteetti',
};
