import type { FewerStrings } from '../fewerStrings.ts';

/** Romanian. */
export const strings: FewerStrings = {
  whyThis: 'De ce primesc asta?',
  fewerLikeThis: 'Mai puține de acest fel',
  offForAnHour: 'Dezactivează timp de o oră',
  offForToday: 'Dezactivează pentru azi',
  alwaysOff: 'Dezactivează definitiv',
  turnedOff: 'Dezactivat: {workflow}',
  turnedOffUntil: 'Dezactivat până la {time}: {workflow}',
  muteThread: 'Treci conversația pe silențios',
  unmuteThread: 'Scoate conversația de pe silențios',
  muted: 'Pe silențios în acest browser',
  unmuted: 'Nu mai este pe silențios',
  newKind: 'Tip nou de notificare: {workflow}',
  keep: 'Păstrează',
  turnOff: 'Dezactivează',
};
