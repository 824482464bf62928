import type { QuietLanguage } from '../quietStrings.ts';

/** Brazilian Portuguese. */
export const strings: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Pausar notificações',
  forAnHour: 'Por uma hora',
  untilTomorrow: 'Até amanhã',
  untilResumed: 'Até eu reativar',
  resumeNotifications: 'Retomar notificações',
  paused: 'pausadas',
  pausedUntil: 'pausadas até {time}',
  newWhilePaused: {
    one: '{count} nova mensagem durante a pausa',
    many: '{count} de novas mensagens durante a pausa',
    other: '{count} novas mensagens durante a pausa',
  },

  quietHours: 'Horário de silêncio',
  quietHoursHint: 'Nesse período, só mensagens críticas chamam sua atenção.',
  addQuietHours: 'Adicionar horário de silêncio',
  quietDays: 'Dias',
  quietFrom: 'De',
  quietTo: 'Até',
  timeZone: 'Fuso horário',
};
