import type { FewerStrings } from '../fewerStrings.ts';

/** Marathi. */
export const strings: FewerStrings = {
  whyThis: 'मला हे का मिळाले?',
  fewerLikeThis: 'असे संदेश कमी करा',
  offForAnHour: 'एका तासासाठी बंद',
  offForToday: 'आजसाठी बंद',
  alwaysOff: 'कायमचे बंद',
  turnedOff: 'बंद केले: {workflow}',
  turnedOffUntil: '{time} पर्यंत बंद केले: {workflow}',
  muteThread: 'हा थ्रेड म्यूट करा',
  unmuteThread: 'हा थ्रेड अनम्यूट करा',
  muted: 'या ब्राउझरमध्ये म्यूट केले',
  unmuted: 'आता म्यूट नाही',
  newKind: 'नवीन प्रकारची सूचना: {workflow}',
  keep: 'चालू ठेवा',
  turnOff: 'बंद करा',
};
