import type { QuietLanguage } from '../quietStrings.ts';

/** Slovak. */
export const strings: QuietLanguage<'one' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'Pozastaviť upozornenia',
  forAnHour: 'Na hodinu',
  untilTomorrow: 'Do zajtra',
  untilResumed: 'Kým ich nezapnem',
  resumeNotifications: 'Obnoviť upozornenia',
  paused: 'pozastavené',
  pausedUntil: 'pozastavené do {time}',
  newWhilePaused: {
    one: '{count} nová správa počas pozastavenia',
    few: '{count} nové správy počas pozastavenia',
    many: '{count} novej správy počas pozastavenia',
    other: '{count} nových správ počas pozastavenia',
  },

  quietHours: 'Tiché hodiny',
  quietHoursHint: 'Vtedy vás upozornia iba kritické správy.',
  addQuietHours: 'Pridať tiché hodiny',
  quietDays: 'Dni',
  quietFrom: 'Od',
  quietTo: 'Do',
  timeZone: 'Časové pásmo',
};
