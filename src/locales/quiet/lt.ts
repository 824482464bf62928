import type { QuietLanguage } from '../quietStrings.ts';

/** Lithuanian. */
export const strings: QuietLanguage<'one' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'Pristabdyti pranešimus',
  forAnHour: 'Valandai',
  untilTomorrow: 'Iki rytojaus',
  untilResumed: 'Kol vėl įjungsiu',
  resumeNotifications: 'Vėl įjungti pranešimus',
  paused: 'pristabdyti',
  pausedUntil: 'pristabdyti iki {time}',
  newWhilePaused: {
    one: '{count} nauja žinutė per pertrauką',
    few: '{count} naujos žinutės per pertrauką',
    many: '{count} naujos žinutės per pertrauką',
    other: '{count} naujų žinučių per pertrauką',
  },

  quietHours: 'Ramybės valandos',
  quietHoursHint: 'Tuo metu jūsų dėmesį patraukia tik itin svarbios žinutės.',
  addQuietHours: 'Pridėti ramybės valandas',
  quietDays: 'Dienos',
  quietFrom: 'Nuo',
  quietTo: 'Iki',
  timeZone: 'Laiko juosta',
};
