import type { QuietStrings } from '../quietStrings.ts';

/** English. */
export const strings: QuietStrings = {
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
