import type { FewerStrings } from '../fewerStrings.ts';

/** Hindi. */
export const strings: FewerStrings = {
  whyThis: 'मुझे यह क्यों मिला?',
  fewerLikeThis: 'ऐसे संदेश कम दिखाएँ',
  offForAnHour: 'एक घंटे के लिए बंद',
  offForToday: 'आज के लिए बंद',
  alwaysOff: 'हमेशा के लिए बंद',
  turnedOff: 'बंद किया गया: {workflow}',
  turnedOffUntil: '{time} तक बंद किया गया: {workflow}',
  muteThread: 'यह थ्रेड म्यूट करें',
  unmuteThread: 'यह थ्रेड अनम्यूट करें',
  muted: 'इस ब्राउज़र में म्यूट किया गया',
  unmuted: 'अब म्यूट नहीं है',
  newKind: 'नए प्रकार की सूचना: {workflow}',
  keep: 'चालू रखें',
  turnOff: 'बंद करें',
};
