import type { FewerStrings } from '../fewerStrings.ts';

/** Danish. */
export const strings: FewerStrings = {
  whyThis: 'Hvorfor får jeg denne besked?',
  fewerLikeThis: 'Færre af denne slags',
  offForAnHour: 'Slå fra i en time',
  offForToday: 'Slå fra for i dag',
  alwaysOff: 'Slå fra permanent',
  turnedOff: 'Slået fra: {workflow}',
  turnedOffUntil: 'Slået fra indtil {time}: {workflow}',
  muteThread: 'Gør denne tråd lydløs',
  unmuteThread: 'Ophæv lydløs for denne tråd',
  muted: 'Lydløs i denne browser',
  unmuted: 'Ikke længere lydløs',
  newKind: 'Ny type notifikation: {workflow}',
  keep: 'Behold',
  turnOff: 'Slå fra',
};
