import type { FewerStrings } from '../fewerStrings.ts';

/** Basque. */
export const strings: FewerStrings = {
  whyThis: 'Zergatik jasotzen dut hau?',
  fewerLikeThis: 'Horrelako gutxiago',
  offForAnHour: 'Desaktibatu ordubetez',
  offForToday: 'Desaktibatu gaurko',
  alwaysOff: 'Desaktibatu betiko',
  turnedOff: 'Desaktibatuta: {workflow}',
  turnedOffUntil: '{time} arte desaktibatuta: {workflow}',
  muteThread: 'Isilarazi hari hau',
  unmuteThread: 'Utzi hari hau isilarazteari',
  muted: 'Nabigatzaile honetan isilarazita',
  unmuted: 'Jada ez dago isilarazita',
  newKind: 'Jakinarazpen mota berria: {workflow}',
  keep: 'Mantendu',
  turnOff: 'Desaktibatu',
};
