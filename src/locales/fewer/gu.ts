import type { FewerStrings } from '../fewerStrings.ts';

/** Gujarati. */
export const strings: FewerStrings = {
  whyThis: 'મને આ શા માટે મળ્યું?',
  fewerLikeThis: 'આવા સંદેશા ઓછા બતાવો',
  offForAnHour: 'એક કલાક માટે બંધ',
  offForToday: 'આજ માટે બંધ',
  alwaysOff: 'હંમેશાં બંધ',
  turnedOff: 'બંધ કર્યું: {workflow}',
  turnedOffUntil: '{time} સુધી બંધ કર્યું: {workflow}',
  muteThread: 'આ થ્રેડ મ્યૂટ કરો',
  unmuteThread: 'આ થ્રેડ અનમ્યૂટ કરો',
  muted: 'આ બ્રાઉઝરમાં મ્યૂટ કરેલ',
  unmuted: 'હવે મ્યૂટ નથી',
  newKind: 'નવા પ્રકારની સૂચના: {workflow}',
  keep: 'ચાલુ રાખો',
  turnOff: 'બંધ કરો',
};
