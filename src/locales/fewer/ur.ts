import type { FewerStrings } from '../fewerStrings.ts';

/** Urdu. */
export const strings: FewerStrings = {
  whyThis: 'مجھے یہ کیوں مل رہا ہے؟',
  fewerLikeThis: 'ایسے پیغامات کم کریں',
  offForAnHour: 'ایک گھنٹے کے لیے بند',
  offForToday: 'آج کے لیے بند',
  alwaysOff: 'ہمیشہ بند',
  turnedOff: 'بند کیا گیا: {workflow}',
  turnedOffUntil: '{time} تک بند کیا گیا: {workflow}',
  muteThread: 'اس تھریڈ کو خاموش کریں',
  unmuteThread: 'اس تھریڈ کی خاموشی ختم کریں',
  muted: 'اس براؤزر میں خاموش',
  unmuted: 'اب خاموش نہیں',
  newKind: 'نئی قسم کی اطلاع: {workflow}',
  keep: 'رہنے دیں',
  turnOff: 'بند کریں',
};
