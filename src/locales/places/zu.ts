import type { PlaceStrings } from '../placeStrings.ts';

/** Zulu. */
export const strings: PlaceStrings = {
  archive: 'Faka kungobo yomlando',
  unarchive: 'Hambisa kubhokisi lokungenayo',
  archivedTab: 'Okufakwe kungobo yomlando',
  archived: 'Kufakwe kungobo yomlando',
  manyArchived: 'Kufakwe kungobo yomlando: {count}',
  backInInbox: 'Kubuyele kubhokisi lokungenayo',
  snooze: 'Khumbuza kamuva',
  inAnHour: 'Ngemva kwehora',
  thisEvening: 'Namuhla kusihlwa',
  tomorrow: 'Kusasa',
  nextWeek: 'Ngesonto elizayo',
  chooseTime: 'Khetha isikhathi…',
  snoozeUntil: 'Isikhathi sokukhumbuza',
  unsnooze: 'Yeka ukukhumbuza',
  snoozedTab: 'Okuzokhunjuzwa',
  snoozedUntil: 'Kuzokhunjuzwa ngo-{time}',
  manySnoozed: 'Kuzokhunjuzwa kamuva: {count}',
  cameBack: 'Isikhathi sokukhumbuza sifikile',
  noArchived: 'Akukho okufakwe kungobo yomlando',
  noSnoozed: 'Akukho okuzokhunjuzwa',
  severityHigh: 'Okubaluleke kakhulu',
  severityMedium: 'Okubaluleke ngokumaphakathi',
  severityLow: 'Okungabalulekile kangako',
};
