import type { FewerStrings } from '../fewerStrings.ts';

/** Catalan. */
export const strings: FewerStrings = {
  whyThis: 'Per què rebo això?',
  fewerLikeThis: 'Menys com aquest',
  offForAnHour: 'Desactiva durant una hora',
  offForToday: 'Desactiva per avui',
  alwaysOff: 'Desactiva sempre',
  turnedOff: "S'ha desactivat: {workflow}",
  turnedOffUntil: "S'ha desactivat fins a {time}: {workflow}",
  muteThread: 'Silencia aquest fil',
  unmuteThread: 'Deixa de silenciar aquest fil',
  muted: 'Silenciat en aquest navegador',
  unmuted: 'Ja no està silenciat',
  newKind: 'Tipus nou de notificació: {workflow}',
  keep: 'Mantén',
  turnOff: 'Desactiva',
};
