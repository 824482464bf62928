import type { FewerStrings } from '../fewerStrings.ts';

/** Icelandic. */
export const strings: FewerStrings = {
  whyThis: 'Hvers vegna fæ ég þetta?',
  fewerLikeThis: 'Minna af þessu',
  offForAnHour: 'Slökkva í klukkustund',
  offForToday: 'Slökkva í dag',
  alwaysOff: 'Slökkva alveg',
  turnedOff: 'Slökkt: {workflow}',
  turnedOffUntil: 'Slökkt til {time}: {workflow}',
  muteThread: 'Þagga þennan þráð',
  unmuteThread: 'Hætta að þagga þennan þráð',
  muted: 'Þaggað í þessum vafra',
  unmuted: 'Ekki lengur þaggað',
  newKind: 'Ný tegund tilkynninga: {workflow}',
  keep: 'Halda',
  turnOff: 'Slökkva',
};
