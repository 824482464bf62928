import type { QuietLanguage } from '../quietStrings.ts';

/** Polish. */
export const strings: QuietLanguage<'one' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'Wstrzymaj powiadomienia',
  forAnHour: 'Na godzinę',
  untilTomorrow: 'Do jutra',
  untilResumed: 'Do ponownego włączenia',
  resumeNotifications: 'Wznów powiadomienia',
  paused: 'wstrzymane',
  pausedUntil: 'wstrzymane do {time}',
  newWhilePaused: {
    one: '{count} nowa wiadomość w czasie przerwy',
    few: '{count} nowe wiadomości w czasie przerwy',
    many: '{count} nowych wiadomości w czasie przerwy',
    other: '{count} nowej wiadomości w czasie przerwy',
  },

  quietHours: 'Godziny ciszy',
  quietHoursHint: 'Uwagę zwracają wtedy tylko wiadomości krytyczne.',
  addQuietHours: 'Dodaj godziny ciszy',
  quietDays: 'Dni',
  quietFrom: 'Od',
  quietTo: 'Do',
  timeZone: 'Strefa czasowa',
};
