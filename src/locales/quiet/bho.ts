import type { QuietLanguage } from '../quietStrings.ts';

/** Bhojpuri. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'सूचना रोकीं',
  forAnHour: 'एक घंटा खातिर',
  untilTomorrow: 'काल्ह तक',
  untilResumed: 'जब तक हम चालू ना करीं',
  resumeNotifications: 'सूचना फेर से चालू करीं',
  paused: 'रुकल बा',
  pausedUntil: '{time} तक रुकल बा',
  newWhilePaused: { one: 'रुकल समय में {count} नया संदेश', other: 'रुकल समय में {count} नया संदेश' },

  quietHours: 'शांत समय',
  quietHoursHint: 'ओह समय खाली बहुत जरूरी संदेश राउर ध्यान खींची।',
  addQuietHours: 'शांत समय जोड़ीं',
  quietDays: 'दिन',
  quietFrom: 'शुरू',
  quietTo: 'खतम',
  timeZone: 'टाइम जोन',
};
