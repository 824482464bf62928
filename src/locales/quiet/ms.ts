import type { QuietLanguage } from '../quietStrings.ts';

/** Malay. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: 'Jeda pemberitahuan',
  forAnHour: 'Selama sejam',
  untilTomorrow: 'Hingga esok',
  untilResumed: 'Hingga saya hidupkan semula',
  resumeNotifications: 'Sambung semula pemberitahuan',
  paused: 'dijeda',
  pausedUntil: 'dijeda hingga {time}',
  newWhilePaused: { other: '{count} mesej baharu semasa dijeda' },

  quietHours: 'Waktu senyap',
  quietHoursHint: 'Pada waktu itu, hanya mesej kritikal menarik perhatian anda.',
  addQuietHours: 'Tambahkan waktu senyap',
  quietDays: 'Hari',
  quietFrom: 'Dari',
  quietTo: 'Hingga',
  timeZone: 'Zon waktu',
};
