import type { QuietLanguage } from '../quietStrings.ts';

/** Latin American Spanish. */
export const strings: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Pausar notificaciones',
  forAnHour: 'Por una hora',
  untilTomorrow: 'Hasta mañana',
  untilResumed: 'Hasta que las active',
  resumeNotifications: 'Reanudar notificaciones',
  paused: 'en pausa',
  pausedUntil: 'en pausa hasta {time}',
  newWhilePaused: {
    one: '{count} mensaje nuevo durante la pausa',
    many: '{count} de mensajes nuevos durante la pausa',
    other: '{count} mensajes nuevos durante la pausa',
  },

  quietHours: 'Horas de silencio',
  quietHoursHint: 'Durante ellas, solo los mensajes críticos llaman tu atención.',
  addQuietHours: 'Agregar horas de silencio',
  quietDays: 'Días',
  quietFrom: 'Desde',
  quietTo: 'Hasta',
  timeZone: 'Zona horaria',
};
