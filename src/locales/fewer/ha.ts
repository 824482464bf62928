import type { FewerStrings } from '../fewerStrings.ts';

/** Hausa. */
export const strings: FewerStrings = {
  whyThis: 'Me ya sa nake samun wannan?',
  fewerLikeThis: 'Rage irin wannan',
  offForAnHour: 'Kashe na awa ɗaya',
  offForToday: 'Kashe na yau',
  alwaysOff: 'Kashe koyaushe',
  turnedOff: 'An kashe: {workflow}',
  turnedOffUntil: 'An kashe har zuwa {time}: {workflow}',
  muteThread: 'Kashe sautin wannan tattaunawa',
  unmuteThread: 'Kunna sautin wannan tattaunawa',
  muted: 'An kashe sauti a wannan burauza',
  unmuted: 'An sake kunna sauti',
  newKind: 'Sabon irin sanarwa: {workflow}',
  keep: 'Bar shi',
  turnOff: 'Kashe',
};
