import type { QuietLanguage } from '../quietStrings.ts';

/** Catalan. */
export const strings: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Posa en pausa les notificacions',
  forAnHour: 'Durant una hora',
  untilTomorrow: 'Fins demà',
  untilResumed: 'Fins que les activi',
  resumeNotifications: 'Reprèn les notificacions',
  paused: 'en pausa',
  pausedUntil: 'en pausa fins a {time}',
  newWhilePaused: {
    one: '{count} missatge nou durant la pausa',
    many: '{count} de missatges nous durant la pausa',
    other: '{count} missatges nous durant la pausa',
  },

  quietHours: 'Hores de silenci',
  quietHoursHint: 'Aleshores només els missatges crítics criden la teva atenció.',
  addQuietHours: 'Afegeix hores de silenci',
  quietDays: 'Dies',
  quietFrom: 'Des de',
  quietTo: 'Fins a',
  timeZone: 'Fus horari',
};
