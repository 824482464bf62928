import type { FewerStrings } from '../fewerStrings.ts';

/** Croatian. */
export const strings: FewerStrings = {
  whyThis: 'Zašto ovo primam?',
  fewerLikeThis: 'Manje ovakvih',
  offForAnHour: 'Isključi na sat vremena',
  offForToday: 'Isključi za danas',
  alwaysOff: 'Isključi zauvijek',
  turnedOff: 'Isključeno: {workflow}',
  turnedOffUntil: 'Isključeno do {time}: {workflow}',
  muteThread: 'Utišaj ovaj razgovor',
  unmuteThread: 'Poništi utišavanje ovog razgovora',
  muted: 'Utišano u ovom pregledniku',
  unmuted: 'Više nije utišano',
  newKind: 'Nova vrsta obavijesti: {workflow}',
  keep: 'Zadrži',
  turnOff: 'Isključi',
};
