import type { FewerStrings } from '../fewerStrings.ts';

/** Spanish. */
export const strings: FewerStrings = {
  whyThis: '¿Por qué recibo esto?',
  fewerLikeThis: 'Menos como este',
  offForAnHour: 'Desactivar durante una hora',
  offForToday: 'Desactivar por hoy',
  alwaysOff: 'Desactivar siempre',
  turnedOff: 'Desactivado: {workflow}',
  turnedOffUntil: 'Desactivado hasta {time}: {workflow}',
  muteThread: 'Silenciar este hilo',
  unmuteThread: 'Dejar de silenciar este hilo',
  muted: 'Silenciado en este navegador',
  unmuted: 'Ya no está silenciado',
  newKind: 'Nuevo tipo de notificación: {workflow}',
  keep: 'Mantener',
  turnOff: 'Desactivar',
};
