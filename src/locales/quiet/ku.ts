import type { QuietLanguage } from '../quietStrings.ts';

/** Kurdish, Sorani. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'ئاگادارکردنەوەکان ڕابگرە',
  forAnHour: 'بۆ کاتژمێرێک',
  untilTomorrow: 'تا سبەینێ',
  untilResumed: 'تا خۆم دایاندەگیرسێنمەوە',
  resumeNotifications: 'ئاگادارکردنەوەکان دەست پێ بکەوە',
  paused: 'ڕاگیراون',
  pausedUntil: 'ڕاگیراون تا {time}',
  newWhilePaused: {
    one: '{count} پەیامی نوێ لە کاتی ڕاگرتندا',
    other: '{count} پەیامی نوێ لە کاتی ڕاگرتندا',
  },

  quietHours: 'کاتی بێدەنگی',
  quietHoursHint: 'لەو کاتەدا تەنها پەیامە زۆر گرنگەکان سەرنجت ڕادەکێشن.',
  addQuietHours: 'کاتی بێدەنگی زیاد بکە',
  quietDays: 'ڕۆژەکان',
  quietFrom: 'لە',
  quietTo: 'تا',
  timeZone: 'ناوچەی کات',
};
