import type { FewerStrings } from '../fewerStrings.ts';

/** Norwegian Bokmål. */
export const strings: FewerStrings = {
  whyThis: 'Hvorfor får jeg dette?',
  fewerLikeThis: 'Færre slike',
  offForAnHour: 'Slå av i en time',
  offForToday: 'Slå av for i dag',
  alwaysOff: 'Slå av for alltid',
  turnedOff: 'Slått av: {workflow}',
  turnedOffUntil: 'Slått av til {time}: {workflow}',
  muteThread: 'Demp denne tråden',
  unmuteThread: 'Opphev demping av tråden',
  muted: 'Dempet i denne nettleseren',
  unmuted: 'Ikke lenger dempet',
  newKind: 'Ny type varsel: {workflow}',
  keep: 'Behold',
  turnOff: 'Slå av',
};
