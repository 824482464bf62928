import type { PlaceStrings } from '../placeStrings.ts';

/** Urdu. */
export const strings: PlaceStrings = {
  archive: 'آرکائیو کریں',
  unarchive: 'ان باکس میں لے جائیں',
  archivedTab: 'آرکائیو شدہ',
  archived: 'آرکائیو ہو گیا',
  manyArchived: 'آرکائیو ہو گیا: {count}',
  backInInbox: 'دوبارہ ان باکس میں',
  snooze: 'ملتوی کریں',
  inAnHour: 'ایک گھنٹے بعد',
  thisEvening: 'آج شام',
  tomorrow: 'کل',
  nextWeek: 'اگلے ہفتے',
  chooseTime: 'وقت منتخب کریں…',
  snoozeUntil: 'اس وقت تک ملتوی کریں',
  unsnooze: 'التوا ختم کریں',
  snoozedTab: 'ملتوی شدہ',
  snoozedUntil: '{time} تک ملتوی',
  manySnoozed: 'ملتوی ہو گیا: {count}',
  cameBack: 'التوا کی مدت پوری ہوئی',
  noArchived: 'کچھ بھی آرکائیو شدہ نہیں',
  noSnoozed: 'کچھ بھی ملتوی شدہ نہیں',
  severityHigh: 'اعلیٰ ترجیح',
  severityMedium: 'درمیانی ترجیح',
  severityLow: 'کم ترجیح',
};
