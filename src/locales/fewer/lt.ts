import type { FewerStrings } from '../fewerStrings.ts';

/** Lithuanian. */
export const strings: FewerStrings = {
  whyThis: 'Kodėl tai gaunu?',
  fewerLikeThis: 'Mažiau tokių',
  offForAnHour: 'Išjungti valandai',
  offForToday: 'Išjungti šiandien',
  alwaysOff: 'Išjungti visam laikui',
  turnedOff: 'Išjungta: {workflow}',
  turnedOffUntil: 'Išjungta iki {time}: {workflow}',
  muteThread: 'Nutildyti šį pokalbį',
  unmuteThread: 'Nebetildyti šio pokalbio',
  muted: 'Nutildyta šioje naršyklėje',
  unmuted: 'Nebenutildyta',
  newKind: 'Nauja pranešimų rūšis: {workflow}',
  keep: 'Palikti',
  turnOff: 'Išjungti',
};
