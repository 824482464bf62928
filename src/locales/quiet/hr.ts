import type { QuietLanguage } from '../quietStrings.ts';

/** Croatian. */
export const strings: QuietLanguage<'one' | 'few' | 'other'> = {
  pauseNotifications: 'Pauziraj obavijesti',
  forAnHour: 'Na sat vremena',
  untilTomorrow: 'Do sutra',
  untilResumed: 'Dok ih ne uključim',
  resumeNotifications: 'Ponovno uključi obavijesti',
  paused: 'pauzirane',
  pausedUntil: 'pauzirane do {time}',
  newWhilePaused: {
    one: '{count} nova poruka tijekom pauze',
    few: '{count} nove poruke tijekom pauze',
    other: '{count} novih poruka tijekom pauze',
  },

  quietHours: 'Tihi sati',
  quietHoursHint: 'Tada vam pozornost privlače samo kritične poruke.',
  addQuietHours: 'Dodaj tihe sate',
  quietDays: 'Dani',
  quietFrom: 'Od',
  quietTo: 'Do',
  timeZone: 'Vremenska zona',
};
