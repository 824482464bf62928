import type { QuietLanguage } from '../quietStrings.ts';

/** Swahili. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Sitisha arifa',
  forAnHour: 'Kwa saa moja',
  untilTomorrow: 'Hadi kesho',
  untilResumed: 'Hadi nitakapoziwasha',
  resumeNotifications: 'Endeleza arifa',
  paused: 'zimesitishwa',
  pausedUntil: 'zimesitishwa hadi {time}',
  newWhilePaused: {
    one: 'Ujumbe {count} mpya wakati zimesitishwa',
    other: 'Ujumbe {count} mpya wakati zimesitishwa',
  },

  quietHours: 'Saa za utulivu',
  quietHoursHint: 'Wakati huo utaarifiwa kuhusu ujumbe muhimu sana pekee.',
  addQuietHours: 'Ongeza saa za utulivu',
  quietDays: 'Siku',
  quietFrom: 'Kuanzia',
  quietTo: 'Hadi',
  timeZone: 'Saa za eneo',
};
