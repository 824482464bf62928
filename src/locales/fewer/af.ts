import type { FewerStrings } from '../fewerStrings.ts';

/** Afrikaans. */
export const strings: FewerStrings = {
  whyThis: 'Hoekom kry ek dit?',
  fewerLikeThis: 'Minder soos dit',
  offForAnHour: "Af vir 'n uur",
  offForToday: 'Af vir vandag',
  alwaysOff: 'Altyd af',
  turnedOff: 'Afgeskakel: {workflow}',
  turnedOffUntil: 'Afgeskakel tot {time}: {workflow}',
  muteThread: 'Demp hierdie gesprek',
  unmuteThread: 'Ontdemp hierdie gesprek',
  muted: 'Gedemp in hierdie blaaier',
  unmuted: 'Nie meer gedemp nie',
  newKind: 'Nuwe soort kennisgewing: {workflow}',
  keep: 'Behou',
  turnOff: 'Skakel af',
};
