import type { QuietLanguage } from '../quietStrings.ts';

/** Mongolian. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Мэдэгдлийг түр зогсоох',
  forAnHour: 'Нэг цаг',
  untilTomorrow: 'Маргааш хүртэл',
  untilResumed: 'Намайг асаах хүртэл',
  resumeNotifications: 'Мэдэгдлийг үргэлжлүүлэх',
  paused: 'түр зогссон',
  pausedUntil: '{time} хүртэл түр зогссон',
  newWhilePaused: {
    one: 'Түр зогссон үед {count} шинэ мессеж',
    other: 'Түр зогссон үед {count} шинэ мессеж',
  },

  quietHours: 'Чимээгүй цаг',
  quietHoursHint: 'Энэ үед зөвхөн нэн чухал мессеж таны анхаарлыг татна.',
  addQuietHours: 'Чимээгүй цаг нэмэх',
  quietDays: 'Өдрүүд',
  quietFrom: 'Эхлэх',
  quietTo: 'Дуусах',
  timeZone: 'Цагийн бүс',
};
