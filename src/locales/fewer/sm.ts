import type { FewerStrings } from '../fewerStrings.ts';

/** Samoan. */
export const strings: FewerStrings = {
  whyThis: 'Aisea ua ou maua ai lenei mea?',
  fewerLikeThis: 'Fa‘aitiiti mea fa‘apenei',
  offForAnHour: 'Tape mo le itula e tasi',
  offForToday: 'Tape mo le aso',
  alwaysOff: 'Tape i taimi uma',
  turnedOff: 'Ua tape: {workflow}',
  turnedOffUntil: 'Ua tape se‘ia o‘o i le {time}: {workflow}',
  muteThread: 'Fa‘afilemu lenei talanoaga',
  unmuteThread: 'Aua le toe fa‘afilemu lenei talanoaga',
  muted: 'Ua fa‘afilemu i lenei browser',
  unmuted: 'Ua le toe fa‘afilemu',
  newKind: 'Ituaiga fa‘asilasilaga fou: {workflow}',
  keep: 'Tu‘u pea',
  turnOff: 'Tape',
};
