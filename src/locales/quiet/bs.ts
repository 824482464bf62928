import type { QuietLanguage } from '../quietStrings.ts';

/** Bosnian. */
export const strings: QuietLanguage<'one' | 'few' | 'other'> = {
  pauseNotifications: 'Pauziraj obavještenja',
  forAnHour: 'Na sat vremena',
  untilTomorrow: 'Do sutra',
  untilResumed: 'Dok ih ne uključim',
  resumeNotifications: 'Nastavi s obavještenjima',
  paused: 'pauzirana',
  pausedUntil: 'pauzirana do {time}',
  newWhilePaused: {
    one: '{count} nova poruka tokom pauze',
    few: '{count} nove poruke tokom pauze',
    other: '{count} novih poruka tokom pauze',
  },

  quietHours: 'Tihi sati',
  quietHoursHint: 'Tada vam pažnju privlače samo kritične poruke.',
  addQuietHours: 'Dodaj tihe sate',
  quietDays: 'Dani',
  quietFrom: 'Od',
  quietTo: 'Do',
  timeZone: 'Vremenska zona',
};
