import type { FewerStrings } from '../fewerStrings.ts';

/** Assamese. */
export const strings: FewerStrings = {
  whyThis: 'মই এইটো কিয় পাইছোঁ?',
  fewerLikeThis: 'এনেকুৱা কম কৰক',
  offForAnHour: 'এঘণ্টাৰ বাবে বন্ধ',
  offForToday: 'আজিৰ বাবে বন্ধ',
  alwaysOff: 'সদায় বন্ধ',
  turnedOff: 'বন্ধ কৰা হ’ল: {workflow}',
  turnedOffUntil: '{time} লৈকে বন্ধ কৰা হ’ল: {workflow}',
  muteThread: 'এই থ্ৰেড মিউট কৰক',
  unmuteThread: 'এই থ্ৰেড আনমিউট কৰক',
  muted: 'এই ব্ৰাউজাৰত মিউট কৰা আছে',
  unmuted: 'এতিয়া মিউট কৰা নাই',
  newKind: 'নতুন ধৰণৰ জাননী: {workflow}',
  keep: 'ৰাখক',
  turnOff: 'বন্ধ কৰক',
};
