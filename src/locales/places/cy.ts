import type { PlaceStrings } from '../placeStrings.ts';

/** Welsh. */
export const strings: PlaceStrings = {
  archive: 'Archifo',
  unarchive: "Symud i'r mewnflwch",
  archivedTab: "Wedi'u harchifo",
  archived: "Wedi'i harchifo",
  manyArchived: "Wedi'u harchifo: {count}",
  backInInbox: 'Yn ôl yn y mewnflwch',
  snooze: 'Gohirio',
  inAnHour: 'Ymhen awr',
  thisEvening: 'Heno',
  tomorrow: 'Yfory',
  nextWeek: 'Yr wythnos nesaf',
  chooseTime: 'Dewis amser…',
  snoozeUntil: 'Gohirio tan',
  unsnooze: 'Gorffen gohirio',
  snoozedTab: "Wedi'u gohirio",
  snoozedUntil: "Wedi'i gohirio tan {time}",
  manySnoozed: "Wedi'u gohirio: {count}",
  cameBack: 'Yn ôl ar ôl ei gohirio',
  noArchived: "Does dim wedi'i archifo",
  noSnoozed: "Does dim wedi'i ohirio",
  severityHigh: 'Blaenoriaeth uchel',
  severityMedium: 'Blaenoriaeth ganolig',
  severityLow: 'Blaenoriaeth isel',
};
