import type { QuietLanguage } from '../quietStrings.ts';

/** Italian. */
export const strings: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Metti in pausa le notifiche',
  forAnHour: 'Per un’ora',
  untilTomorrow: 'Fino a domani',
  untilResumed: 'Finché non le riattivo',
  resumeNotifications: 'Riattiva le notifiche',
  paused: 'in pausa',
  pausedUntil: 'in pausa fino a {time}',
  newWhilePaused: {
    one: '{count} nuovo messaggio durante la pausa',
    many: '{count} di nuovi messaggi durante la pausa',
    other: '{count} nuovi messaggi durante la pausa',
  },

  quietHours: 'Ore di silenzio',
  quietHoursHint: 'In queste ore ti avvisano solo i messaggi critici.',
  addQuietHours: 'Aggiungi ore di silenzio',
  quietDays: 'Giorni',
  quietFrom: 'Dalle',
  quietTo: 'Alle',
  timeZone: 'Fuso orario',
};
