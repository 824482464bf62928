import type { FewerStrings } from '../fewerStrings.ts';

/** Italian. */
export const strings: FewerStrings = {
  whyThis: 'Perché ricevo questo messaggio?',
  fewerLikeThis: 'Meno messaggi di questo tipo',
  offForAnHour: 'Disattiva per un’ora',
  offForToday: 'Disattiva per oggi',
  alwaysOff: 'Disattiva per sempre',
  turnedOff: 'Disattivato: {workflow}',
  turnedOffUntil: 'Disattivato fino a {time}: {workflow}',
  muteThread: 'Silenzia questa conversazione',
  unmuteThread: 'Non silenziare più la conversazione',
  muted: 'Silenziata in questo browser',
  unmuted: 'Non più silenziata',
  newKind: 'Nuovo tipo di notifica: {workflow}',
  keep: 'Mantieni',
  turnOff: 'Disattiva',
};
