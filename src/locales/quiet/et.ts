import type { QuietLanguage } from '../quietStrings.ts';

/** Estonian. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Peata teavitused',
  forAnHour: 'Tunniks',
  untilTomorrow: 'Homseni',
  untilResumed: 'Kuni ma need sisse lülitan',
  resumeNotifications: 'Jätka teavitusi',
  paused: 'peatatud',
  pausedUntil: 'peatatud kuni {time}',
  newWhilePaused: { one: '{count} uus sõnum pausi ajal', other: '{count} uut sõnumit pausi ajal' },

  quietHours: 'Vaiksed tunnid',
  quietHoursHint: 'Siis köidavad su tähelepanu ainult kriitilised sõnumid.',
  addQuietHours: 'Lisa vaiksed tunnid',
  quietDays: 'Päevad',
  quietFrom: 'Algus',
  quietTo: 'Lõpp',
  timeZone: 'Ajavöönd',
};
