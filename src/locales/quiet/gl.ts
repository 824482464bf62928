import type { QuietLanguage } from '../quietStrings.ts';

/** Galician. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Pausar as notificacións',
  forAnHour: 'Durante unha hora',
  untilTomorrow: 'Ata mañá',
  untilResumed: 'Ata que as active',
  resumeNotifications: 'Retomar as notificacións',
  paused: 'en pausa',
  pausedUntil: 'en pausa ata {time}',
  newWhilePaused: {
    one: '{count} mensaxe nova durante a pausa',
    other: '{count} mensaxes novas durante a pausa',
  },

  quietHours: 'Horas de silencio',
  quietHoursHint: 'Nelas, só as mensaxes críticas chaman a túa atención.',
  addQuietHours: 'Engadir horas de silencio',
  quietDays: 'Días',
  quietFrom: 'Desde',
  quietTo: 'Ata',
  timeZone: 'Fuso horario',
};
