import type { FewerStrings } from '../fewerStrings.ts';

/** German. */
export const strings: FewerStrings = {
  whyThis: 'Warum bekomme ich das?',
  fewerLikeThis: 'Weniger davon',
  offForAnHour: 'Für eine Stunde abschalten',
  offForToday: 'Für heute abschalten',
  alwaysOff: 'Dauerhaft abschalten',
  turnedOff: 'Abgeschaltet: {workflow}',
  turnedOffUntil: 'Abgeschaltet bis {time}: {workflow}',
  muteThread: 'Diesen Thread stummschalten',
  unmuteThread: 'Thread nicht mehr stummschalten',
  muted: 'In diesem Browser stummgeschaltet',
  unmuted: 'Nicht mehr stummgeschaltet',
  newKind: 'Neue Art von Benachrichtigung: {workflow}',
  keep: 'Behalten',
  turnOff: 'Abschalten',
};
