import type { QuietLanguage } from '../quietStrings.ts';

/** Afrikaans. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Onderbreek kennisgewings',
  forAnHour: "Vir 'n uur",
  untilTomorrow: 'Tot môre',
  untilResumed: 'Totdat ek dit aanskakel',
  resumeNotifications: 'Hervat kennisgewings',
  paused: 'onderbreek',
  pausedUntil: 'onderbreek tot {time}',
  newWhilePaused: {
    one: '{count} nuwe boodskap tydens die onderbreking',
    other: '{count} nuwe boodskappe tydens die onderbreking',
  },

  quietHours: 'Stil ure',
  quietHoursHint: 'Slegs kritieke boodskappe trek dan jou aandag.',
  addQuietHours: 'Voeg stil ure by',
  quietDays: 'Dae',
  quietFrom: 'Van',
  quietTo: 'Tot',
  timeZone: 'Tydsone',
};
