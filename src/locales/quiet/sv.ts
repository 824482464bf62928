import type { QuietLanguage } from '../quietStrings.ts';

/** Swedish. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Pausa notiser',
  forAnHour: 'I en timme',
  untilTomorrow: 'Till i morgon',
  untilResumed: 'Tills jag slår på dem',
  resumeNotifications: 'Återuppta notiser',
  paused: 'pausade',
  pausedUntil: 'pausade till {time}',
  newWhilePaused: {
    one: '{count} nytt meddelande under pausen',
    other: '{count} nya meddelanden under pausen',
  },

  quietHours: 'Tysta timmar',
  quietHoursHint: 'Då är det bara kritiska meddelanden som stör dig.',
  addQuietHours: 'Lägg till tysta timmar',
  quietDays: 'Dagar',
  quietFrom: 'Från',
  quietTo: 'Till',
  timeZone: 'Tidszon',
};
