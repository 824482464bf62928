import type { QuietLanguage } from '../quietStrings.ts';

/** Persian. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'توقف موقت اعلان‌ها',
  forAnHour: 'برای یک ساعت',
  untilTomorrow: 'تا فردا',
  untilResumed: 'تا وقتی روشنشان کنم',
  resumeNotifications: 'ازسرگیری اعلان‌ها',
  paused: 'متوقف',
  pausedUntil: 'متوقف تا {time}',
  newWhilePaused: { one: '{count} پیام تازه در زمان توقف', other: '{count} پیام تازه در زمان توقف' },

  quietHours: 'ساعت‌های سکوت',
  quietHoursHint: 'در این ساعت‌ها فقط پیام‌های حیاتی توجه شما را جلب می‌کنند.',
  addQuietHours: 'افزودن ساعت‌های سکوت',
  quietDays: 'روزها',
  quietFrom: 'از',
  quietTo: 'تا',
  timeZone: 'منطقهٔ زمانی',
};
