import type { FewerStrings } from '../fewerStrings.ts';

/** Swedish. */
export const strings: FewerStrings = {
  whyThis: 'Varför får jag det här?',
  fewerLikeThis: 'Färre sådana här',
  offForAnHour: 'Av i en timme',
  offForToday: 'Av resten av dagen',
  alwaysOff: 'Alltid av',
  turnedOff: 'Avstängt: {workflow}',
  turnedOffUntil: 'Avstängt till {time}: {workflow}',
  muteThread: 'Tysta den här tråden',
  unmuteThread: 'Sluta tysta den här tråden',
  muted: 'Tystad i den här webbläsaren',
  unmuted: 'Inte längre tystad',
  newKind: 'Ny typ av notis: {workflow}',
  keep: 'Behåll',
  turnOff: 'Stäng av',
};
