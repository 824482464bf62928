import type { FewerStrings } from '../fewerStrings.ts';

/** Galician. */
export const strings: FewerStrings = {
  whyThis: 'Por que recibo isto?',
  fewerLikeThis: 'Menos coma esta',
  offForAnHour: 'Desactivar durante unha hora',
  offForToday: 'Desactivar por hoxe',
  alwaysOff: 'Desactivar sempre',
  turnedOff: 'Desactivado: {workflow}',
  turnedOffUntil: 'Desactivado ata {time}: {workflow}',
  muteThread: 'Silenciar este fío',
  unmuteThread: 'Deixar de silenciar este fío',
  muted: 'Silenciado neste navegador',
  unmuted: 'Xa non está silenciado',
  newKind: 'Novo tipo de notificación: {workflow}',
  keep: 'Manter',
  turnOff: 'Desactivar',
};
