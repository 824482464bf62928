import type { QuietLanguage } from '../quietStrings.ts';

/** Hindi. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'सूचनाएँ रोकें',
  forAnHour: 'एक घंटे के लिए',
  untilTomorrow: 'कल तक',
  untilResumed: 'जब तक मैं चालू न करूँ',
  resumeNotifications: 'सूचनाएँ फिर से शुरू करें',
  paused: 'रोकी गई हैं',
  pausedUntil: '{time} तक रोकी गई हैं',
  newWhilePaused: { one: 'रोके जाने के दौरान {count} नया संदेश', other: 'रोके जाने के दौरान {count} नए संदेश' },

  quietHours: 'शांत समय',
  quietHoursHint: 'तब केवल बेहद ज़रूरी संदेश ही आपका ध्यान खींचते हैं।',
  addQuietHours: 'शांत समय जोड़ें',
  quietDays: 'दिन',
  quietFrom: 'आरंभ',
  quietTo: 'समाप्ति',
  timeZone: 'समय क्षेत्र',
};
