import type { QuietLanguage } from '../quietStrings.ts';

/** Yoruba. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: 'Dá ìfitónilétí dúró',
  forAnHour: 'Fún wákàtí kan',
  untilTomorrow: 'Títí di ọ̀la',
  untilResumed: 'Títí tí mo bá tàn wọ́n',
  resumeNotifications: 'Mú ìfitónilétí tẹ̀síwájú',
  paused: 'ti dúró',
  pausedUntil: 'ti dúró títí di {time}',
  newWhilePaused: { other: 'Ìfiránṣẹ́ tuntun {count} nígbà ìdádúró' },

  quietHours: 'Àkókò ìdákẹ́jẹ́',
  quietHoursHint: 'Àwọn ìfiránṣẹ́ tó ṣe pàtàkì jù lọ nìkan ni yóò pè ọ́ nígbà náà.',
  addQuietHours: 'Fi àkókò ìdákẹ́jẹ́ kún un',
  quietDays: 'Àwọn ọjọ́',
  quietFrom: 'Láti',
  quietTo: 'Títí di',
  timeZone: 'Agbègbè àkókò',
};
