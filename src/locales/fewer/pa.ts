import type { FewerStrings } from '../fewerStrings.ts';

/** Punjabi. */
export const strings: FewerStrings = {
  whyThis: 'ਮੈਨੂੰ ਇਹ ਕਿਉਂ ਮਿਲ ਰਿਹਾ ਹੈ?',
  fewerLikeThis: 'ਅਜਿਹੇ ਸੁਨੇਹੇ ਘਟਾਓ',
  offForAnHour: 'ਇੱਕ ਘੰਟੇ ਲਈ ਬੰਦ',
  offForToday: 'ਅੱਜ ਲਈ ਬੰਦ',
  alwaysOff: 'ਹਮੇਸ਼ਾ ਬੰਦ',
  turnedOff: 'ਬੰਦ ਕੀਤਾ ਗਿਆ: {workflow}',
  turnedOffUntil: '{time} ਤੱਕ ਬੰਦ ਕੀਤਾ ਗਿਆ: {workflow}',
  muteThread: 'ਇਸ ਥ੍ਰੈੱਡ ਨੂੰ ਮਿਊਟ ਕਰੋ',
  unmuteThread: 'ਇਸ ਥ੍ਰੈੱਡ ਨੂੰ ਅਣਮਿਊਟ ਕਰੋ',
  muted: 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਮਿਊਟ ਹੈ',
  unmuted: 'ਹੁਣ ਮਿਊਟ ਨਹੀਂ ਹੈ',
  newKind: 'ਨਵੀਂ ਕਿਸਮ ਦੀ ਸੂਚਨਾ: {workflow}',
  keep: 'ਰੱਖੋ',
  turnOff: 'ਬੰਦ ਕਰੋ',
};
