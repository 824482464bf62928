import type { QuietLanguage } from '../quietStrings.ts';

/** Czech. */
export const strings: QuietLanguage<'one' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'Pozastavit oznámení',
  forAnHour: 'Na hodinu',
  untilTomorrow: 'Do zítřka',
  untilResumed: 'Dokud je nezapnu',
  resumeNotifications: 'Obnovit oznámení',
  paused: 'pozastavená',
  pausedUntil: 'pozastavená do {time}',
  newWhilePaused: {
    one: '{count} nová zpráva během pozastavení',
    few: '{count} nové zprávy během pozastavení',
    many: '{count} nové zprávy během pozastavení',
    other: '{count} nových zpráv během pozastavení',
  },

  quietHours: 'Tiché hodiny',
  quietHoursHint: 'Během nich vás upozorní jen kritické zprávy.',
  addQuietHours: 'Přidat tiché hodiny',
  quietDays: 'Dny',
  quietFrom: 'Od',
  quietTo: 'Do',
  timeZone: 'Časové pásmo',
};
