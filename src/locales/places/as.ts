import type { PlaceStrings } from '../placeStrings.ts';

/** Assamese. */
export const strings: PlaceStrings = {
  archive: 'আৰ্কাইভ কৰক',
  unarchive: 'ইনবক্সলৈ নিয়ক',
  archivedTab: 'আৰ্কাইভ কৰা',
  archived: 'আৰ্কাইভ কৰা হ’ল',
  manyArchived: 'আৰ্কাইভ কৰা হ’ল: {count}',
  backInInbox: 'ইনবক্সলৈ ঘূৰি আহিল',
  snooze: 'পিছলৈ থওক',
  inAnHour: 'এঘণ্টাৰ পিছত',
  thisEvening: 'আজি সন্ধিয়া',
  tomorrow: 'কাইলৈ',
  nextWeek: 'অহা সপ্তাহত',
  chooseTime: 'সময় বাছনি কৰক…',
  snoozeUntil: 'এই সময়লৈ থওক',
  unsnooze: 'পিছলৈ থোৱা বন্ধ কৰক',
  snoozedTab: 'পিছলৈ থোৱা',
  snoozedUntil: '{time} লৈ থোৱা হৈছে',
  manySnoozed: 'পিছলৈ থোৱা হ’ল: {count}',
  cameBack: 'নিৰ্ধাৰিত সময়ত ঘূৰি আহিল',
  noArchived: 'আৰ্কাইভত একো নাই',
  noSnoozed: 'পিছলৈ থোৱা একো নাই',
  severityHigh: 'উচ্চ অগ্ৰাধিকাৰ',
  severityMedium: 'মধ্যম অগ্ৰাধিকাৰ',
  severityLow: 'নিম্ন অগ্ৰাধিকাৰ',
};
