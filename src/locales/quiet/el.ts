import type { QuietLanguage } from '../quietStrings.ts';

/** Greek. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Παύση ειδοποιήσεων',
  forAnHour: 'Για μία ώρα',
  untilTomorrow: 'Έως αύριο',
  untilResumed: 'Μέχρι να τις ενεργοποιήσω',
  resumeNotifications: 'Συνέχιση ειδοποιήσεων',
  paused: 'σε παύση',
  pausedUntil: 'σε παύση έως {time}',
  newWhilePaused: { one: '{count} νέο μήνυμα κατά την παύση', other: '{count} νέα μηνύματα κατά την παύση' },

  quietHours: 'Ώρες ησυχίας',
  quietHoursHint: 'Τότε μόνο τα κρίσιμα μηνύματα τραβούν την προσοχή σας.',
  addQuietHours: 'Προσθήκη ωρών ησυχίας',
  quietDays: 'Ημέρες',
  quietFrom: 'Από',
  quietTo: 'Έως',
  timeZone: 'Ζώνη ώρας',
};
