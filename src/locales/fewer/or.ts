import type { FewerStrings } from '../fewerStrings.ts';

/** Odia. */
export const strings: FewerStrings = {
  whyThis: 'ମୁଁ ଏହା କାହିଁକି ପାଉଛି?',
  fewerLikeThis: 'ଏଭଳି ବାର୍ତ୍ତା କମ୍ କରନ୍ତୁ',
  offForAnHour: 'ଏକ ଘଣ୍ଟା ପାଇଁ ବନ୍ଦ',
  offForToday: 'ଆଜି ପାଇଁ ବନ୍ଦ',
  alwaysOff: 'ସବୁବେଳେ ବନ୍ଦ',
  turnedOff: 'ବନ୍ଦ ହେଲା: {workflow}',
  turnedOffUntil: '{time} ପର୍ଯ୍ୟନ୍ତ ବନ୍ଦ ହେଲା: {workflow}',
  muteThread: 'ଏହି ଥ୍ରେଡ୍ ମ୍ୟୁଟ୍ କରନ୍ତୁ',
  unmuteThread: 'ଏହି ଥ୍ରେଡ୍ ଅନମ୍ୟୁଟ୍ କରନ୍ତୁ',
  muted: 'ଏହି ବ୍ରାଉଜରରେ ମ୍ୟୁଟ୍ ହୋଇଛି',
  unmuted: 'ଆଉ ମ୍ୟୁଟ୍ ନାହିଁ',
  newKind: 'ନୂଆ ପ୍ରକାରର ବିଜ୍ଞପ୍ତି: {workflow}',
  keep: 'ରଖନ୍ତୁ',
  turnOff: 'ବନ୍ଦ କରନ୍ତୁ',
};
