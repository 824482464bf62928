import type { QuietLanguage } from '../quietStrings.ts';

/** Romanian. */
export const strings: QuietLanguage<'one' | 'few' | 'other'> = {
  pauseNotifications: 'Pune notificările pe pauză',
  forAnHour: 'Timp de o oră',
  untilTomorrow: 'Până mâine',
  untilResumed: 'Până le pornesc eu',
  resumeNotifications: 'Reia notificările',
  paused: 'pe pauză',
  pausedUntil: 'pe pauză până la {time}',
  newWhilePaused: {
    one: '{count} mesaj nou în timpul pauzei',
    few: '{count} mesaje noi în timpul pauzei',
    other: '{count} de mesaje noi în timpul pauzei',
  },

  quietHours: 'Ore de liniște',
  quietHoursHint: 'Atunci îți atrag atenția doar mesajele critice.',
  addQuietHours: 'Adaugă ore de liniște',
  quietDays: 'Zile',
  quietFrom: 'De la',
  quietTo: 'Până la',
  timeZone: 'Fus orar',
};
