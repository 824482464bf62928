import type { QuietLanguage } from '../quietStrings.ts';

/** Slovenian. */
export const strings: QuietLanguage<'one' | 'two' | 'few' | 'other'> = {
  pauseNotifications: 'Začasno ustavi obvestila',
  forAnHour: 'Za eno uro',
  untilTomorrow: 'Do jutri',
  untilResumed: 'Dokler jih ne vklopim',
  resumeNotifications: 'Nadaljuj obvestila',
  paused: 'začasno ustavljena',
  pausedUntil: 'začasno ustavljena do {time}',
  newWhilePaused: {
    one: '{count} novo sporočilo med premorom',
    two: '{count} novi sporočili med premorom',
    few: '{count} nova sporočila med premorom',
    other: '{count} novih sporočil med premorom',
  },

  quietHours: 'Tihe ure',
  quietHoursHint: 'Takrat vas zmotijo samo kritična sporočila.',
  addQuietHours: 'Dodaj tihe ure',
  quietDays: 'Dnevi',
  quietFrom: 'Od',
  quietTo: 'Do',
  timeZone: 'Časovni pas',
};
