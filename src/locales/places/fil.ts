import type { PlaceStrings } from '../placeStrings.ts';

/** Filipino. */
export const strings: PlaceStrings = {
  archive: 'I-archive',
  unarchive: 'Ilipat sa inbox',
  archivedTab: 'Mga naka-archive',
  archived: 'Na-archive',
  manyArchived: 'Na-archive: {count}',
  backInInbox: 'Nasa inbox na ulit',
  snooze: 'Ipagpaliban',
  inAnHour: 'Makalipas ang isang oras',
  thisEvening: 'Ngayong gabi',
  tomorrow: 'Bukas',
  nextWeek: 'Sa susunod na linggo',
  chooseTime: 'Pumili ng oras…',
  snoozeUntil: 'Ipagpaliban hanggang',
  unsnooze: 'Itigil ang pagpapaliban',
  snoozedTab: 'Mga ipinagpaliban',
  snoozedUntil: 'Ipinagpaliban hanggang {time}',
  manySnoozed: 'Ipinagpaliban: {count}',
  cameBack: 'Tapos na ang pagpapaliban',
  noArchived: 'Walang naka-archive',
  noSnoozed: 'Walang ipinagpaliban',
  severityHigh: 'Mataas na priyoridad',
  severityMedium: 'Katamtamang priyoridad',
  severityLow: 'Mababang priyoridad',
};
