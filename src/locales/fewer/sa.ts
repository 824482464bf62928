import type { FewerStrings } from '../fewerStrings.ts';

/** Sanskrit. */
export const strings: FewerStrings = {
  whyThis: 'किमर्थम् इदं प्राप्नोमि?',
  fewerLikeThis: 'एतादृशानि न्यूनीकरोतु',
  offForAnHour: 'एकघण्टां यावत् निष्क्रियम्',
  offForToday: 'अद्य निष्क्रियम्',
  alwaysOff: 'सर्वदा निष्क्रियम्',
  turnedOff: 'निष्क्रियं कृतम्: {workflow}',
  turnedOffUntil: '{time} पर्यन्तं निष्क्रियं कृतम्: {workflow}',
  muteThread: 'इमां चर्चां निःशब्दां करोतु',
  unmuteThread: 'इमां चर्चां सशब्दां करोतु',
  muted: 'अस्मिन् जालदर्शके निःशब्दा',
  unmuted: 'इदानीं निःशब्दा नास्ति',
  newKind: 'नूतनप्रकारा सूचना: {workflow}',
  keep: 'स्थापयतु',
  turnOff: 'निष्क्रियं करोतु',
};
