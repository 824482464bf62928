import type { FewerStrings } from '../fewerStrings.ts';

/** Brazilian Portuguese. */
export const strings: FewerStrings = {
  whyThis: 'Por que estou recebendo isto?',
  fewerLikeThis: 'Menos mensagens assim',
  offForAnHour: 'Desativar por uma hora',
  offForToday: 'Desativar por hoje',
  alwaysOff: 'Desativar para sempre',
  turnedOff: 'Desativado: {workflow}',
  turnedOffUntil: 'Desativado até {time}: {workflow}',
  muteThread: 'Silenciar esta conversa',
  unmuteThread: 'Deixar de silenciar esta conversa',
  muted: 'Silenciada neste navegador',
  unmuted: 'Não está mais silenciada',
  newKind: 'Novo tipo de notificação: {workflow}',
  keep: 'Manter',
  turnOff: 'Desativar',
};
