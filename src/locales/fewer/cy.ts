import type { FewerStrings } from '../fewerStrings.ts';

/** Welsh. */
export const strings: FewerStrings = {
  whyThis: "Pam ydw i'n cael hyn?",
  fewerLikeThis: 'Llai fel hyn',
  offForAnHour: 'Diffodd am awr',
  offForToday: 'Diffodd am heddiw',
  alwaysOff: 'Diffodd bob amser',
  turnedOff: "Wedi'i ddiffodd: {workflow}",
  turnedOffUntil: "Wedi'i ddiffodd tan {time}: {workflow}",
  muteThread: "Tewi'r edefyn hwn",
  unmuteThread: "Dad-dewi'r edefyn hwn",
  muted: "Wedi'i dewi yn y porwr hwn",
  unmuted: 'Heb ei dewi mwyach',
  newKind: 'Math newydd o hysbysiad: {workflow}',
  keep: 'Cadw ymlaen',
  turnOff: 'Diffodd',
};
