import type { QuietLanguage } from '../quietStrings.ts';

/** Assamese. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'জাননী ৰখাই থওক',
  forAnHour: 'এঘণ্টাৰ বাবে',
  untilTomorrow: 'কাইলৈলৈকে',
  untilResumed: 'মই অন নকৰালৈকে',
  resumeNotifications: 'জাননী পুনৰ আৰম্ভ কৰক',
  paused: 'ৰখি আছে',
  pausedUntil: '{time} লৈকে ৰখি আছে',
  newWhilePaused: { one: 'ৰখি থকা সময়ত {count} টা নতুন বাৰ্তা', other: 'ৰখি থকা সময়ত {count} টা নতুন বাৰ্তা' },

  quietHours: 'নীৰৱ সময়',
  quietHoursHint: 'সেই সময়ত কেৱল অতি জৰুৰী বাৰ্তাই আপোনাৰ মনোযোগ আকৰ্ষণ কৰে।',
  addQuietHours: 'নীৰৱ সময় যোগ কৰক',
  quietDays: 'দিনসমূহ',
  quietFrom: 'আৰম্ভণি',
  quietTo: 'সমাপ্তি',
  timeZone: 'সময় মণ্ডল',
};
