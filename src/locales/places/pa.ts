import type { PlaceStrings } from '../placeStrings.ts';

/** Punjabi. */
export const strings: PlaceStrings = {
  archive: 'ਆਰਕਾਈਵ ਕਰੋ',
  unarchive: 'ਇਨਬਾਕਸ ਵਿੱਚ ਲਿਜਾਓ',
  archivedTab: 'ਆਰਕਾਈਵ ਕੀਤੀਆਂ',
  archived: 'ਆਰਕਾਈਵ ਕੀਤਾ ਗਿਆ',
  manyArchived: 'ਆਰਕਾਈਵ ਕੀਤਾ ਗਿਆ: {count}',
  backInInbox: 'ਮੁੜ ਇਨਬਾਕਸ ਵਿੱਚ',
  snooze: 'ਸਨੂਜ਼ ਕਰੋ',
  inAnHour: 'ਇੱਕ ਘੰਟੇ ਬਾਅਦ',
  thisEvening: 'ਅੱਜ ਸ਼ਾਮ',
  tomorrow: 'ਭਲਕੇ',
  nextWeek: 'ਅਗਲੇ ਹਫ਼ਤੇ',
  chooseTime: 'ਸਮਾਂ ਚੁਣੋ…',
  snoozeUntil: 'ਇਸ ਸਮੇਂ ਤੱਕ ਸਨੂਜ਼ ਕਰੋ',
  unsnooze: 'ਸਨੂਜ਼ ਬੰਦ ਕਰੋ',
  snoozedTab: 'ਸਨੂਜ਼ ਕੀਤੀਆਂ',
  snoozedUntil: '{time} ਤੱਕ ਸਨੂਜ਼ ਕੀਤਾ ਗਿਆ',
  manySnoozed: 'ਸਨੂਜ਼ ਕੀਤਾ ਗਿਆ: {count}',
  cameBack: 'ਸਨੂਜ਼ ਪੂਰਾ ਹੋਇਆ',
  noArchived: 'ਕੁਝ ਵੀ ਆਰਕਾਈਵ ਨਹੀਂ ਹੈ',
  noSnoozed: 'ਕੁਝ ਵੀ ਸਨੂਜ਼ ਨਹੀਂ ਹੈ',
  severityHigh: 'ਉੱਚ ਤਰਜੀਹ',
  severityMedium: 'ਦਰਮਿਆਨੀ ਤਰਜੀਹ',
  severityLow: 'ਘੱਟ ਤਰਜੀਹ',
};
