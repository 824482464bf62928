import type { PlaceStrings } from '../placeStrings.ts';

/** Irish. */
export const strings: PlaceStrings = {
  archive: 'Cuir sa chartlann',
  unarchive: 'Bog go dtí an bosca isteach',
  archivedTab: 'Sa chartlann',
  archived: 'Curtha sa chartlann',
  manyArchived: 'Curtha sa chartlann: {count}',
  backInInbox: 'Ar ais sa bhosca isteach',
  snooze: 'Cuir siar',
  inAnHour: 'I gceann uair an chloig',
  thisEvening: 'Tráthnóna inniu',
  tomorrow: 'Amárach',
  nextWeek: 'An tseachtain seo chugainn',
  chooseTime: 'Roghnaigh am…',
  snoozeUntil: 'Cuir siar go dtí',
  unsnooze: 'Ná cuir siar níos mó',
  snoozedTab: 'Curtha siar',
  snoozedUntil: 'Curtha siar go dtí {time}',
  manySnoozed: 'Curtha siar: {count}',
  cameBack: 'Ar ais tar éis a chur siar',
  noArchived: 'Níl aon rud sa chartlann',
  noSnoozed: 'Níl aon rud curtha siar',
  severityHigh: 'Tosaíocht ard',
  severityMedium: 'Tosaíocht mheánach',
  severityLow: 'Tosaíocht íseal',
};
