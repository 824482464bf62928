import type { QuietLanguage } from '../quietStrings.ts';

/** Samoan. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Taofi fa‘asilasilaga',
  forAnHour: 'Mo le itula e tasi',
  untilTomorrow: 'Se‘ia o‘o taeao',
  untilResumed: 'Se‘ia ou toe ki',
  resumeNotifications: 'Toe amata fa‘asilasilaga',
  paused: 'ua taofi',
  pausedUntil: 'ua taofi se‘ia o‘o i le {time}',
  newWhilePaused: { one: '{count} fe‘au fou a‘o taofi', other: '{count} fe‘au fou a‘o taofi' },

  quietHours: 'Itula filemu',
  quietHoursHint: 'Na‘o fe‘au e sili ona taua e logoina ai oe i lea taimi.',
  addQuietHours: 'Fa‘aopopo itula filemu',
  quietDays: 'Aso',
  quietFrom: 'Mai le',
  quietTo: 'E o‘o i le',
  timeZone: 'Sone o taimi',
};
