import type { FewerStrings } from '../fewerStrings.ts';

/** Finnish. */
export const strings: FewerStrings = {
  whyThis: 'Miksi saan tämän?',
  fewerLikeThis: 'Vähemmän tällaisia',
  offForAnHour: 'Pois käytöstä tunniksi',
  offForToday: 'Pois käytöstä tänään',
  alwaysOff: 'Aina pois käytöstä',
  turnedOff: 'Poistettu käytöstä: {workflow}',
  turnedOffUntil: 'Poistettu käytöstä {time} asti: {workflow}',
  muteThread: 'Mykistä tämä ketju',
  unmuteThread: 'Poista ketjun mykistys',
  muted: 'Mykistetty tässä selaimessa',
  unmuted: 'Ei enää mykistetty',
  newKind: 'Uudenlainen ilmoitus: {workflow}',
  keep: 'Pidä käytössä',
  turnOff: 'Poista käytöstä',
};
