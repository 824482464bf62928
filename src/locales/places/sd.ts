import type { PlaceStrings } from '../placeStrings.ts';

/** Sindhi. */
export const strings: PlaceStrings = {
  archive: 'آرڪائيو ڪريو',
  unarchive: 'انباڪس ۾ آڻيو',
  archivedTab: 'آرڪائيو ٿيل',
  archived: 'آرڪائيو ٿيو',
  manyArchived: 'آرڪائيو ٿيو: {count}',
  backInInbox: 'ٻيهر انباڪس ۾',
  snooze: 'ملتوي ڪريو',
  inAnHour: 'هڪ ڪلاڪ کان پوءِ',
  thisEvening: 'اڄ شام',
  tomorrow: 'سڀاڻي',
  nextWeek: 'ايندڙ هفتي',
  chooseTime: 'وقت چونڊيو…',
  snoozeUntil: 'هن وقت تائين ملتوي ڪريو',
  unsnooze: 'التوا ختم ڪريو',
  snoozedTab: 'ملتوي ٿيل',
  snoozedUntil: '{time} تائين ملتوي',
  manySnoozed: 'ملتوي ٿيو: {count}',
  cameBack: 'التوا جو وقت پورو ٿيو',
  noArchived: 'ڪجهه به آرڪائيو ٿيل ناهي',
  noSnoozed: 'ڪجهه به ملتوي ٿيل ناهي',
  severityHigh: 'اعليٰ ترجيح',
  severityMedium: 'وچولي ترجيح',
  severityLow: 'گهٽ ترجيح',
};
