import type { QuietLanguage } from '../quietStrings.ts';

/** Arabic. */
export const strings: QuietLanguage<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'إيقاف الإشعارات مؤقتًا',
  forAnHour: 'لمدة ساعة',
  untilTomorrow: 'حتى الغد',
  untilResumed: 'حتى أعيد تشغيلها',
  resumeNotifications: 'استئناف الإشعارات',
  paused: 'متوقفة مؤقتًا',
  pausedUntil: 'متوقفة مؤقتًا حتى {time}',
  newWhilePaused: {
    zero: 'لا رسائل جديدة أثناء الإيقاف المؤقت',
    one: 'رسالة جديدة واحدة أثناء الإيقاف المؤقت',
    two: 'رسالتان جديدتان أثناء الإيقاف المؤقت',
    few: '{count} رسائل جديدة أثناء الإيقاف المؤقت',
    many: '{count} رسالة جديدة أثناء الإيقاف المؤقت',
    other: '{count} رسالة جديدة أثناء الإيقاف المؤقت',
  },

  quietHours: 'ساعات الهدوء',
  quietHoursHint: 'لا تلفت انتباهك حينها إلا الرسائل الحرجة.',
  addQuietHours: 'إضافة ساعات هدوء',
  quietDays: 'الأيام',
  quietFrom: 'من',
  quietTo: 'إلى',
  timeZone: 'المنطقة الزمنية',
};
