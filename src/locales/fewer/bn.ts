import type { FewerStrings } from '../fewerStrings.ts';

/** Bangla. */
export const strings: FewerStrings = {
  whyThis: 'আমি এটি কেন পাচ্ছি?',
  fewerLikeThis: 'এমন বার্তা কমান',
  offForAnHour: 'এক ঘণ্টার জন্য বন্ধ',
  offForToday: 'আজকের জন্য বন্ধ',
  alwaysOff: 'সবসময় বন্ধ',
  turnedOff: 'বন্ধ করা হয়েছে: {workflow}',
  turnedOffUntil: '{time} পর্যন্ত বন্ধ করা হয়েছে: {workflow}',
  muteThread: 'এই থ্রেড মিউট করুন',
  unmuteThread: 'এই থ্রেড আনমিউট করুন',
  muted: 'এই ব্রাউজারে মিউট করা আছে',
  unmuted: 'আর মিউট করা নেই',
  newKind: 'নতুন ধরনের বিজ্ঞপ্তি: {workflow}',
  keep: 'রাখুন',
  turnOff: 'বন্ধ করুন',
};
