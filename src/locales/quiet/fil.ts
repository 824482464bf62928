import type { QuietLanguage } from '../quietStrings.ts';

/** Filipino. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'I-pause ang mga abiso',
  forAnHour: 'Sa loob ng isang oras',
  untilTomorrow: 'Hanggang bukas',
  untilResumed: 'Hanggang sa i-on ko ang mga ito',
  resumeNotifications: 'Ituloy ang mga abiso',
  paused: 'naka-pause',
  pausedUntil: 'naka-pause hanggang {time}',
  newWhilePaused: {
    one: '{count} bagong mensahe habang naka-pause',
    other: '{count} na bagong mensahe habang naka-pause',
  },

  quietHours: 'Mga tahimik na oras',
  quietHoursHint: 'Sa oras na iyon, mga kritikal na mensahe lang ang pupukaw sa iyo.',
  addQuietHours: 'Magdagdag ng mga tahimik na oras',
  quietDays: 'Mga araw',
  quietFrom: 'Mula',
  quietTo: 'Hanggang',
  timeZone: 'Time zone',
};
