import type { FewerStrings } from '../fewerStrings.ts';

/** Portuguese, as in Portugal. */
export const strings: FewerStrings = {
  whyThis: 'Porque estou a receber isto?',
  fewerLikeThis: 'Menos mensagens assim',
  offForAnHour: 'Desativar durante uma hora',
  offForToday: 'Desativar por hoje',
  alwaysOff: 'Desativar para sempre',
  turnedOff: 'Desativado: {workflow}',
  turnedOffUntil: 'Desativado até {time}: {workflow}',
  muteThread: 'Silenciar esta conversa',
  unmuteThread: 'Deixar de silenciar esta conversa',
  muted: 'Silenciada neste navegador',
  unmuted: 'Já não está silenciada',
  newKind: 'Novo tipo de notificação: {workflow}',
  keep: 'Manter',
  turnOff: 'Desativar',
};
