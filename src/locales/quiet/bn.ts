import type { QuietLanguage } from '../quietStrings.ts';

/** Bangla. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'বিজ্ঞপ্তি থামিয়ে রাখুন',
  forAnHour: 'এক ঘণ্টার জন্য',
  untilTomorrow: 'আগামীকাল পর্যন্ত',
  untilResumed: 'আমি চালু না করা পর্যন্ত',
  resumeNotifications: 'বিজ্ঞপ্তি আবার চালু করুন',
  paused: 'থেমে আছে',
  pausedUntil: '{time} পর্যন্ত থেমে আছে',
  newWhilePaused: { one: 'থেমে থাকার সময় {count} টি নতুন বার্তা', other: 'থেমে থাকার সময় {count} টি নতুন বার্তা' },

  quietHours: 'নীরব সময়',
  quietHoursHint: 'তখন শুধু অতি গুরুত্বপূর্ণ বার্তা আপনার দৃষ্টি আকর্ষণ করে।',
  addQuietHours: 'নীরব সময় যোগ করুন',
  quietDays: 'দিন',
  quietFrom: 'শুরু',
  quietTo: 'শেষ',
  timeZone: 'টাইম জোন',
};
