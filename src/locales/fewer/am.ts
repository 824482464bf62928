import type { FewerStrings } from '../fewerStrings.ts';

/** Amharic. */
export const strings: FewerStrings = {
  whyThis: 'ይህ ለምን ይደርሰኛል?',
  fewerLikeThis: 'እንደዚህ ያሉትን ቀንስ',
  offForAnHour: 'ለአንድ ሰዓት አጥፋ',
  offForToday: 'ለዛሬ አጥፋ',
  alwaysOff: 'ሁልጊዜ አጥፋ',
  turnedOff: 'ጠፍቷል: {workflow}',
  turnedOffUntil: 'እስከ {time} ጠፍቷል: {workflow}',
  muteThread: 'ይህን ውይይት ድምጸ-ከል አድርግ',
  unmuteThread: 'የዚህን ውይይት ድምጸ-ከል አንሳ',
  muted: 'በዚህ አሳሽ ውስጥ ድምጸ-ከል ተደርጓል',
  unmuted: 'ድምጸ-ከሉ ተነስቷል',
  newKind: 'አዲስ የማሳወቂያ ዓይነት: {workflow}',
  keep: 'አቆይ',
  turnOff: 'አጥፋ',
};
