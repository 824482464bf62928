import type { FewerStrings } from '../fewerStrings.ts';

/** Zulu. */
export const strings: FewerStrings = {
  whyThis: 'Kungani ngithola lokhu?',
  fewerLikeThis: 'Nciphisa okufana nalokhu',
  offForAnHour: 'Vala okwehora',
  offForToday: 'Vala okwanamuhla',
  alwaysOff: 'Vala njalo',
  turnedOff: 'Kuvaliwe: {workflow}',
  turnedOffUntil: 'Kuvaliwe kuze kube ngu-{time}: {workflow}',
  muteThread: 'Thulisa le ngxoxo',
  unmuteThread: 'Yeka ukuthulisa le ngxoxo',
  muted: 'Ithulisiwe kule bhrawuza',
  unmuted: 'Ayisathulisiwe',
  newKind: 'Uhlobo olusha lwesaziso: {workflow}',
  keep: 'Gcina',
  turnOff: 'Vala',
};
