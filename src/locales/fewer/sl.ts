import type { FewerStrings } from '../fewerStrings.ts';

/** Slovenian. */
export const strings: FewerStrings = {
  whyThis: 'Zakaj prejemam to?',
  fewerLikeThis: 'Manj takšnih',
  offForAnHour: 'Izklopi za eno uro',
  offForToday: 'Izklopi za danes',
  alwaysOff: 'Izklopi za vedno',
  turnedOff: 'Izklopljeno: {workflow}',
  turnedOffUntil: 'Izklopljeno do {time}: {workflow}',
  muteThread: 'Utišaj to nit',
  unmuteThread: 'Prekliči utišanje te niti',
  muted: 'Utišano v tem brskalniku',
  unmuted: 'Ni več utišano',
  newKind: 'Nova vrsta obvestil: {workflow}',
  keep: 'Obdrži',
  turnOff: 'Izklopi',
};
