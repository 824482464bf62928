import type { QuietLanguage } from '../quietStrings.ts';

/** Azerbaijani. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Bildirişləri müvəqqəti dayandır',
  forAnHour: 'Bir saatlıq',
  untilTomorrow: 'Sabaha qədər',
  untilResumed: 'Mən yandırana qədər',
  resumeNotifications: 'Bildirişləri davam etdir',
  paused: 'müvəqqəti dayandırılıb',
  pausedUntil: '{time} vaxtınadək dayandırılıb',
  newWhilePaused: { one: 'Fasilə zamanı {count} yeni mesaj', other: 'Fasilə zamanı {count} yeni mesaj' },

  quietHours: 'Sakit saatlar',
  quietHoursHint: 'Bu vaxt yalnız kritik mesajlar diqqətinizi çəkir.',
  addQuietHours: 'Sakit saatlar əlavə et',
  quietDays: 'Günlər',
  quietFrom: 'Başlanğıc',
  quietTo: 'Son',
  timeZone: 'Saat qurşağı',
};
