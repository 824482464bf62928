import type { PlaceStrings } from '../placeStrings.ts';

/** Basque. */
export const strings: PlaceStrings = {
  archive: 'Artxibatu',
  unarchive: 'Eraman sarrera-ontzira',
  archivedTab: 'Artxibatuak',
  archived: 'Artxibatuta',
  manyArchived: 'Artxibatuta: {count}',
  backInInbox: 'Berriro sarrera-ontzian',
  snooze: 'Atzeratu',
  inAnHour: 'Ordubete barru',
  thisEvening: 'Gaur arratsaldean',
  tomorrow: 'Bihar',
  nextWeek: 'Datorren astean',
  chooseTime: 'Aukeratu unea…',
  snoozeUntil: 'Noiz arte atzeratu',
  unsnooze: 'Amaitu atzerapena',
  snoozedTab: 'Atzeratuak',
  snoozedUntil: '{time} arte atzeratuta',
  manySnoozed: 'Atzeratuta: {count}',
  cameBack: 'Atzerapena amaituta',
  noArchived: 'Ez dago ezer artxibatuta',
  noSnoozed: 'Ez dago ezer atzeratuta',
  severityHigh: 'Lehentasun handia',
  severityMedium: 'Lehentasun ertaina',
  severityLow: 'Lehentasun txikia',
};
