import type { PlaceStrings } from '../placeStrings.ts';

/** Hausa. */
export const strings: PlaceStrings = {
  archive: 'Saka a rumbun ajiya',
  unarchive: 'Mayar zuwa akwatin saƙo',
  archivedTab: 'A rumbun ajiya',
  archived: 'An saka a rumbun ajiya',
  manyArchived: 'An saka a rumbun ajiya: {count}',
  backInInbox: 'An mayar zuwa akwatin saƙo',
  snooze: 'Jinkirta',
  inAnHour: 'Nan da awa ɗaya',
  thisEvening: 'Yau da yamma',
  tomorrow: 'Gobe',
  nextWeek: 'Mako mai zuwa',
  chooseTime: 'Zaɓi lokaci…',
  snoozeUntil: 'Jinkirta har zuwa',
  unsnooze: 'Dakatar da jinkirtawa',
  snoozedTab: 'Waɗanda aka jinkirta',
  snoozedUntil: 'An jinkirta har zuwa {time}',
  manySnoozed: 'An jinkirta: {count}',
  cameBack: 'Ya dawo bayan jinkiri',
  noArchived: 'Babu abin da ke rumbun ajiya',
  noSnoozed: 'Babu abin da aka jinkirta',
  severityHigh: 'Babban muhimmanci',
  severityMedium: 'Matsakaicin muhimmanci',
  severityLow: 'Ƙaramin muhimmanci',
};
