import type { QuietLanguage } from '../quietStrings.ts';

/** Sindhi. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'اطلاع روڪيو',
  forAnHour: 'هڪ ڪلاڪ لاءِ',
  untilTomorrow: 'سڀاڻي تائين',
  untilResumed: 'جيستائين مان چالو نه ڪريان',
  resumeNotifications: 'اطلاع ٻيهر شروع ڪريو',
  paused: 'روڪيل',
  pausedUntil: '{time} تائين روڪيل',
  newWhilePaused: { one: 'روڪ دوران {count} نئون پيغام', other: 'روڪ دوران {count} نوان پيغام' },

  quietHours: 'خاموشي جو وقت',
  quietHoursHint: 'تڏهن صرف تمام اهم پيغام توهان جو ڌيان ڇڪيندا.',
  addQuietHours: 'خاموشي جو وقت شامل ڪريو',
  quietDays: 'ڏينهن',
  quietFrom: 'کان',
  quietTo: 'تائين',
  timeZone: 'ٽائيم زون',
};
