import type { PlaceStrings } from '../placeStrings.ts';

/** Kurdish, Sorani. */
export const strings: PlaceStrings = {
  archive: 'ئەرشیڤ بکە',
  unarchive: 'بیگوازەوە بۆ سندوقی هاتوو',
  archivedTab: 'ئەرشیڤکراوەکان',
  archived: 'ئەرشیڤ کرا',
  manyArchived: 'ئەرشیڤ کرا: {count}',
  backInInbox: 'گەڕایەوە بۆ سندوقی هاتوو',
  snooze: 'دوای بخە',
  inAnHour: 'دوای کاتژمێرێک',
  thisEvening: 'ئەم ئێوارەیە',
  tomorrow: 'سبەینێ',
  nextWeek: 'هەفتەی داهاتوو',
  chooseTime: 'کات هەڵبژێرە…',
  snoozeUntil: 'دوای بخە تا',
  unsnooze: 'کۆتایی بە دواخستن بهێنە',
  snoozedTab: 'دواخراوەکان',
  snoozedUntil: 'دوا خرا تا {time}',
  manySnoozed: 'دوا خرا: {count}',
  cameBack: 'لە دواخستن گەڕایەوە',
  noArchived: 'هیچ ئەرشیڤ نەکراوە',
  noSnoozed: 'هیچ دوا نەخراوە',
  severityHigh: 'گرنگیی زۆر',
  severityMedium: 'گرنگیی مامناوەند',
  severityLow: 'گرنگیی کەم',
};
