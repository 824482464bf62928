import type { FewerStrings } from '../fewerStrings.ts';

/** Bosnian. */
export const strings: FewerStrings = {
  whyThis: 'Zašto ovo dobijam?',
  fewerLikeThis: 'Manje ovakvih',
  offForAnHour: 'Isključi na sat vremena',
  offForToday: 'Isključi za danas',
  alwaysOff: 'Isključi trajno',
  turnedOff: 'Isključeno: {workflow}',
  turnedOffUntil: 'Isključeno do {time}: {workflow}',
  muteThread: 'Utišaj ovaj razgovor',
  unmuteThread: 'Ukloni utišavanje razgovora',
  muted: 'Utišano u ovom pregledniku',
  unmuted: 'Više nije utišano',
  newKind: 'Nova vrsta obavještenja: {workflow}',
  keep: 'Zadrži',
  turnOff: 'Isključi',
};
