import type { FewerStrings } from '../fewerStrings.ts';

/** Bhojpuri. */
export const strings: FewerStrings = {
  whyThis: 'ई हमरा काहे मिलल?',
  fewerLikeThis: 'अइसन कम देखाईं',
  offForAnHour: 'एक घंटा खातिर बंद',
  offForToday: 'आज खातिर बंद',
  alwaysOff: 'हमेशा बंद',
  turnedOff: 'बंद कइल गइल: {workflow}',
  turnedOffUntil: '{time} तक बंद कइल गइल: {workflow}',
  muteThread: 'एह थ्रेड के म्यूट करीं',
  unmuteThread: 'एह थ्रेड के अनम्यूट करीं',
  muted: 'एह ब्राउजर में म्यूट बा',
  unmuted: 'अब म्यूट नइखे',
  newKind: 'नया तरह के सूचना: {workflow}',
  keep: 'रखीं',
  turnOff: 'बंद करीं',
};
