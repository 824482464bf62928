import type { QuietLanguage } from '../quietStrings.ts';

/** British English. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Pause notifications',
  forAnHour: 'For an hour',
  untilTomorrow: 'Until tomorrow',
  untilResumed: 'Until I turn them on',
  resumeNotifications: 'Resume notifications',
  paused: 'paused',
  pausedUntil: 'paused until {time}',
  newWhilePaused: { one: '{count} new message while paused', other: '{count} new messages while paused' },

  quietHours: 'Quiet hours',
  quietHoursHint: 'Only critical messages draw your attention then.',
  addQuietHours: 'Add quiet hours',
  quietDays: 'Days',
  quietFrom: 'From',
  quietTo: 'To',
  timeZone: 'Time zone',
};
