import type { QuietLanguage } from '../quietStrings.ts';

/** Danish. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Sæt notifikationer på pause',
  forAnHour: 'I en time',
  untilTomorrow: 'Til i morgen',
  untilResumed: 'Indtil jeg slår dem til',
  resumeNotifications: 'Genoptag notifikationer',
  paused: 'på pause',
  pausedUntil: 'på pause indtil {time}',
  newWhilePaused: { one: '{count} ny besked under pausen', other: '{count} nye beskeder under pausen' },

  quietHours: 'Stille timer',
  quietHoursHint: 'Imens påkalder kun kritiske beskeder din opmærksomhed.',
  addQuietHours: 'Tilføj stille timer',
  quietDays: 'Dage',
  quietFrom: 'Fra',
  quietTo: 'Til',
  timeZone: 'Tidszone',
};
