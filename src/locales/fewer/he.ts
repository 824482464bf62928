import type { FewerStrings } from '../fewerStrings.ts';

/** Hebrew. */
export const strings: FewerStrings = {
  whyThis: 'למה קיבלתי את זה?',
  fewerLikeThis: 'פחות הודעות כאלה',
  offForAnHour: 'כיבוי לשעה',
  offForToday: 'כיבוי להיום',
  alwaysOff: 'כיבוי תמידי',
  turnedOff: 'כובה: {workflow}',
  turnedOffUntil: 'כובה עד {time}: {workflow}',
  muteThread: 'השתקת השרשור',
  unmuteThread: 'ביטול השתקת השרשור',
  muted: 'מושתק בדפדפן הזה',
  unmuted: 'כבר לא מושתק',
  newKind: 'סוג חדש של התראה: {workflow}',
  keep: 'השארה',
  turnOff: 'כיבוי',
};
