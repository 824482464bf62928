import type { PlaceStrings } from '../placeStrings.ts';

/** Norwegian Bokmål. */
export const strings: PlaceStrings = {
  archive: 'Arkiver',
  unarchive: 'Flytt til innboksen',
  archivedTab: 'Arkivert',
  archived: 'Arkivert',
  manyArchived: '{count} arkivert',
  backInInbox: 'Tilbake i innboksen',
  snooze: 'Utsett',
  inAnHour: 'Om en time',
  thisEvening: 'I kveld',
  tomorrow: 'I morgen',
  nextWeek: 'Neste uke',
  chooseTime: 'Velg et tidspunkt…',
  snoozeUntil: 'Utsett til',
  unsnooze: 'Avslutt utsettelse',
  snoozedTab: 'Utsatt',
  snoozedUntil: 'Utsatt til {time}',
  manySnoozed: '{count} utsatt',
  cameBack: 'Tilbake etter utsettelse',
  noArchived: 'Ingenting er arkivert',
  noSnoozed: 'Ingenting er utsatt',
  severityHigh: 'Høy prioritet',
  severityMedium: 'Middels prioritet',
  severityLow: 'Lav prioritet',
};
