import type { FewerStrings } from '../fewerStrings.ts';

/** Swahili. */
export const strings: FewerStrings = {
  whyThis: 'Kwa nini ninapokea hii?',
  fewerLikeThis: 'Punguza za aina hii',
  offForAnHour: 'Zima kwa saa moja',
  offForToday: 'Zima kwa leo',
  alwaysOff: 'Zima daima',
  turnedOff: 'Imezimwa: {workflow}',
  turnedOffUntil: 'Imezimwa hadi {time}: {workflow}',
  muteThread: 'Nyamazisha mazungumzo haya',
  unmuteThread: 'Acha kunyamazisha mazungumzo haya',
  muted: 'Yamenyamazishwa katika kivinjari hiki',
  unmuted: 'Hayajanyamazishwa tena',
  newKind: 'Aina mpya ya arifa: {workflow}',
  keep: 'Endelea kupokea',
  turnOff: 'Zima',
};
