import type { QuietLanguage } from '../quietStrings.ts';

/** Basque. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Eten jakinarazpenak',
  forAnHour: 'Ordubetez',
  untilTomorrow: 'Bihar arte',
  untilResumed: 'Nik aktibatu arte',
  resumeNotifications: 'Berrekin jakinarazpenei',
  paused: 'etenda',
  pausedUntil: '{time} arte etenda',
  newWhilePaused: { one: 'Mezu berri {count} etenaldian', other: '{count} mezu berri etenaldian' },

  quietHours: 'Isiltasun-orduak',
  quietHoursHint: 'Orduan, mezu kritikoek soilik erakartzen dute zure arreta.',
  addQuietHours: 'Gehitu isiltasun-orduak',
  quietDays: 'Egunak',
  quietFrom: 'Hasiera',
  quietTo: 'Amaiera',
  timeZone: 'Ordu-zona',
};
