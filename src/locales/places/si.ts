import type { PlaceStrings } from '../placeStrings.ts';

/** Sinhala. */
export const strings: PlaceStrings = {
  archive: 'සංරක්ෂණය කරන්න',
  unarchive: 'එන පණිවිඩ වෙත ගෙන යන්න',
  archivedTab: 'සංරක්ෂණය කළ ඒවා',
  archived: 'සංරක්ෂණය කළා',
  manyArchived: 'සංරක්ෂණය කළා: {count}',
  backInInbox: 'නැවත එන පණිවිඩ අතර',
  snooze: 'කල් දමන්න',
  inAnHour: 'පැයකින්',
  thisEvening: 'අද සවස',
  tomorrow: 'හෙට',
  nextWeek: 'ලබන සතියේ',
  chooseTime: 'වේලාවක් තෝරන්න…',
  snoozeUntil: 'කල් දමන වේලාව',
  unsnooze: 'කල් දැමීම නවත්වන්න',
  snoozedTab: 'කල් දැමූ ඒවා',
  snoozedUntil: '{time} තෙක් කල් දමා ඇත',
  manySnoozed: 'කල් දැමුවා: {count}',
  cameBack: 'කල් දැමූ කාලය අවසන්',
  noArchived: 'කිසිවක් සංරක්ෂණය කර නැත',
  noSnoozed: 'කිසිවක් කල් දමා නැත',
  severityHigh: 'ඉහළ ප්‍රමුඛතාව',
  severityMedium: 'මධ්‍යම ප්‍රමුඛතාව',
  severityLow: 'අඩු ප්‍රමුඛතාව',
};
