import type { PlaceStrings } from '../placeStrings.ts';

/** Bangla. */
export const strings: PlaceStrings = {
  archive: 'আর্কাইভ করুন',
  unarchive: 'ইনবক্সে ফেরান',
  archivedTab: 'আর্কাইভ করা',
  archived: 'আর্কাইভ করা হয়েছে',
  manyArchived: 'আর্কাইভ করা হয়েছে: {count}',
  backInInbox: 'ইনবক্সে ফিরে এসেছে',
  snooze: 'স্নুজ করুন',
  inAnHour: 'এক ঘণ্টা পরে',
  thisEvening: 'আজ সন্ধ্যায়',
  tomorrow: 'আগামীকাল',
  nextWeek: 'আগামী সপ্তাহে',
  chooseTime: 'সময় বাছাই করুন…',
  snoozeUntil: 'এই সময় পর্যন্ত স্নুজ',
  unsnooze: 'স্নুজ বন্ধ করুন',
  snoozedTab: 'স্নুজ করা',
  snoozedUntil: '{time} পর্যন্ত স্নুজ করা হয়েছে',
  manySnoozed: 'স্নুজ করা হয়েছে: {count}',
  cameBack: 'স্নুজের সময় শেষ',
  noArchived: 'আর্কাইভে কিছু নেই',
  noSnoozed: 'স্নুজ করা কিছু নেই',
  severityHigh: 'উচ্চ অগ্রাধিকার',
  severityMedium: 'মাঝারি অগ্রাধিকার',
  severityLow: 'কম অগ্রাধিকার',
};
