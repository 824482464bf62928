import type { FewerStrings } from '../fewerStrings.ts';

/** Dutch. */
export const strings: FewerStrings = {
  whyThis: 'Waarom krijg ik dit?',
  fewerLikeThis: 'Minder zoals dit',
  offForAnHour: 'Een uur uitzetten',
  offForToday: 'Vandaag uitzetten',
  alwaysOff: 'Voorgoed uitzetten',
  turnedOff: 'Uitgezet: {workflow}',
  turnedOffUntil: 'Uitgezet tot {time}: {workflow}',
  muteThread: 'Dit gesprek dempen',
  unmuteThread: 'Dit gesprek niet meer dempen',
  muted: 'Gedempt in deze browser',
  unmuted: 'Niet meer gedempt',
  newKind: 'Nieuw soort melding: {workflow}',
  keep: 'Behouden',
  turnOff: 'Uitzetten',
};
