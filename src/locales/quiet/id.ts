import type { QuietLanguage } from '../quietStrings.ts';

/** Indonesian. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: 'Jeda notifikasi',
  forAnHour: 'Selama satu jam',
  untilTomorrow: 'Hingga besok',
  untilResumed: 'Hingga saya aktifkan lagi',
  resumeNotifications: 'Lanjutkan notifikasi',
  paused: 'dijeda',
  pausedUntil: 'dijeda hingga {time}',
  newWhilePaused: { other: '{count} pesan baru selama dijeda' },

  quietHours: 'Jam tenang',
  quietHoursHint: 'Saat itu, hanya pesan sangat penting yang menarik perhatian Anda.',
  addQuietHours: 'Tambahkan jam tenang',
  quietDays: 'Hari',
  quietFrom: 'Dari',
  quietTo: 'Hingga',
  timeZone: 'Zona waktu',
};
