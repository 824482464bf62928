import type { QuietLanguage } from '../quietStrings.ts';

/** Portuguese, as in Portugal. */
export const strings: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Colocar notificações em pausa',
  forAnHour: 'Durante uma hora',
  untilTomorrow: 'Até amanhã',
  untilResumed: 'Até eu as reativar',
  resumeNotifications: 'Retomar notificações',
  paused: 'em pausa',
  pausedUntil: 'em pausa até {time}',
  newWhilePaused: {
    one: '{count} nova mensagem durante a pausa',
    many: '{count} de novas mensagens durante a pausa',
    other: '{count} novas mensagens durante a pausa',
  },

  quietHours: 'Horas de silêncio',
  quietHoursHint: 'Nesse período, só as mensagens críticas chamam a sua atenção.',
  addQuietHours: 'Adicionar horas de silêncio',
  quietDays: 'Dias',
  quietFrom: 'De',
  quietTo: 'Até',
  timeZone: 'Fuso horário',
};
