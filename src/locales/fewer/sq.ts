import type { FewerStrings } from '../fewerStrings.ts';

/** Albanian. */
export const strings: FewerStrings = {
  whyThis: 'Pse po e marr këtë?',
  fewerLikeThis: 'Më pak si ky',
  offForAnHour: 'Çaktivizo për një orë',
  offForToday: 'Çaktivizo për sot',
  alwaysOff: 'Çaktivizo përgjithmonë',
  turnedOff: 'U çaktivizua: {workflow}',
  turnedOffUntil: 'U çaktivizua deri më {time}: {workflow}',
  muteThread: 'Heshtoje këtë bisedë',
  unmuteThread: 'Mos e heshto më këtë bisedë',
  muted: 'Heshtuar në këtë shfletues',
  unmuted: 'Nuk është më heshtuar',
  newKind: 'Lloj i ri njoftimi: {workflow}',
  keep: 'Mbaj',
  turnOff: 'Çaktivizo',
};
