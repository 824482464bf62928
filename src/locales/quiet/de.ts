import type { QuietLanguage } from '../quietStrings.ts';

/** German. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Benachrichtigungen pausieren',
  forAnHour: 'Für eine Stunde',
  untilTomorrow: 'Bis morgen',
  untilResumed: 'Bis ich sie wieder einschalte',
  resumeNotifications: 'Benachrichtigungen fortsetzen',
  paused: 'pausiert',
  pausedUntil: 'pausiert bis {time}',
  newWhilePaused: {
    one: '{count} neue Nachricht während der Pause',
    other: '{count} neue Nachrichten während der Pause',
  },

  quietHours: 'Ruhezeiten',
  quietHoursHint: 'Dann machen nur kritische Nachrichten auf sich aufmerksam.',
  addQuietHours: 'Ruhezeiten hinzufügen',
  quietDays: 'Tage',
  quietFrom: 'Von',
  quietTo: 'Bis',
  timeZone: 'Zeitzone',
};
