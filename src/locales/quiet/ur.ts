import type { QuietLanguage } from '../quietStrings.ts';

/** Urdu. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'اطلاعات روکیں',
  forAnHour: 'ایک گھنٹے کے لیے',
  untilTomorrow: 'کل تک',
  untilResumed: 'جب تک میں آن نہ کروں',
  resumeNotifications: 'اطلاعات دوبارہ شروع کریں',
  paused: 'رکی ہوئی',
  pausedUntil: '{time} تک رکی ہوئی',
  newWhilePaused: { one: 'وقفے کے دوران {count} نیا پیغام', other: 'وقفے کے دوران {count} نئے پیغامات' },

  quietHours: 'پُرسکون اوقات',
  quietHoursHint: 'اس دوران صرف انتہائی اہم پیغامات آپ کی توجہ حاصل کریں گے۔',
  addQuietHours: 'پُرسکون اوقات شامل کریں',
  quietDays: 'دن',
  quietFrom: 'سے',
  quietTo: 'تک',
  timeZone: 'ٹائم زون',
};
