import type { QuietLanguage } from '../quietStrings.ts';

/** Latvian. */
export const strings: QuietLanguage<'zero' | 'one' | 'other'> = {
  pauseNotifications: 'Apturēt paziņojumus',
  forAnHour: 'Uz stundu',
  untilTomorrow: 'Līdz rītdienai',
  untilResumed: 'Līdz es tos ieslēgšu',
  resumeNotifications: 'Atsākt paziņojumus',
  paused: 'apturēti',
  pausedUntil: 'apturēti līdz {time}',
  newWhilePaused: {
    zero: '{count} jaunu ziņojumu pauzes laikā',
    one: '{count} jauns ziņojums pauzes laikā',
    other: '{count} jauni ziņojumi pauzes laikā',
  },

  quietHours: 'Klusuma stundas',
  quietHoursHint: 'Šajā laikā jūsu uzmanību piesaista tikai kritiski ziņojumi.',
  addQuietHours: 'Pievienot klusuma stundas',
  quietDays: 'Dienas',
  quietFrom: 'No',
  quietTo: 'Līdz',
  timeZone: 'Laika josla',
};
