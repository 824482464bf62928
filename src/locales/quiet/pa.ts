import type { QuietLanguage } from '../quietStrings.ts';

/** Punjabi. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'ਸੂਚਨਾਵਾਂ ਰੋਕੋ',
  forAnHour: 'ਇੱਕ ਘੰਟੇ ਲਈ',
  untilTomorrow: 'ਭਲਕ ਤੱਕ',
  untilResumed: 'ਜਦੋਂ ਤੱਕ ਮੈਂ ਚਾਲੂ ਨਾ ਕਰਾਂ',
  resumeNotifications: 'ਸੂਚਨਾਵਾਂ ਮੁੜ ਚਾਲੂ ਕਰੋ',
  paused: 'ਰੁਕੀਆਂ ਹੋਈਆਂ',
  pausedUntil: '{time} ਤੱਕ ਰੁਕੀਆਂ ਹੋਈਆਂ',
  newWhilePaused: { one: 'ਰੋਕ ਦੌਰਾਨ {count} ਨਵਾਂ ਸੁਨੇਹਾ', other: 'ਰੋਕ ਦੌਰਾਨ {count} ਨਵੇਂ ਸੁਨੇਹੇ' },

  quietHours: 'ਸ਼ਾਂਤ ਸਮਾਂ',
  quietHoursHint: 'ਉਸ ਵੇਲੇ ਸਿਰਫ਼ ਬਹੁਤ ਜ਼ਰੂਰੀ ਸੁਨੇਹੇ ਤੁਹਾਡਾ ਧਿਆਨ ਖਿੱਚਣਗੇ।',
  addQuietHours: 'ਸ਼ਾਂਤ ਸਮਾਂ ਜੋੜੋ',
  quietDays: 'ਦਿਨ',
  quietFrom: 'ਤੋਂ',
  quietTo: 'ਤੱਕ',
  timeZone: 'ਸਮਾਂ ਖੇਤਰ',
};
