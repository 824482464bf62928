import type { QuietLanguage } from '../quietStrings.ts';

/** Albanian. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Pezullo njoftimet',
  forAnHour: 'Për një orë',
  untilTomorrow: 'Deri nesër',
  untilResumed: 'Derisa t’i aktivizoj',
  resumeNotifications: 'Rifillo njoftimet',
  paused: 'të pezulluara',
  pausedUntil: 'të pezulluara deri më {time}',
  newWhilePaused: {
    one: '{count} mesazh i ri gjatë pezullimit',
    other: '{count} mesazhe të reja gjatë pezullimit',
  },

  quietHours: 'Orë qetësie',
  quietHoursHint: 'Në këtë kohë vetëm mesazhet kritike tërheqin vëmendjen tuaj.',
  addQuietHours: 'Shto orë qetësie',
  quietDays: 'Ditët',
  quietFrom: 'Nga',
  quietTo: 'Deri',
  timeZone: 'Brezi orar',
};
