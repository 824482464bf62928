import type { FewerStrings } from '../fewerStrings.ts';

/** Hungarian. */
export const strings: FewerStrings = {
  whyThis: 'Miért kapom ezt?',
  fewerLikeThis: 'Kevesebb ilyet',
  offForAnHour: 'Kikapcsolás egy órára',
  offForToday: 'Kikapcsolás mára',
  alwaysOff: 'Kikapcsolás végleg',
  turnedOff: 'Kikapcsolva: {workflow}',
  turnedOffUntil: 'Kikapcsolva (eddig: {time}): {workflow}',
  muteThread: 'Beszélgetés némítása',
  unmuteThread: 'Beszélgetés némításának feloldása',
  muted: 'Némítva ebben a böngészőben',
  unmuted: 'Már nincs némítva',
  newKind: 'Újfajta értesítés: {workflow}',
  keep: 'Megtartás',
  turnOff: 'Kikapcsolás',
};
