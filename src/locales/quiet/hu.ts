import type { QuietLanguage } from '../quietStrings.ts';

/** Hungarian. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Értesítések szüneteltetése',
  forAnHour: 'Egy órára',
  untilTomorrow: 'Holnapig',
  untilResumed: 'Amíg be nem kapcsolom',
  resumeNotifications: 'Értesítések folytatása',
  paused: 'szüneteltetve',
  pausedUntil: 'szüneteltetve eddig: {time}',
  newWhilePaused: { one: '{count} új üzenet a szünet alatt', other: '{count} új üzenet a szünet alatt' },

  quietHours: 'Csendes időszak',
  quietHoursHint: 'Ilyenkor csak a kritikus üzenetek hívják fel magukra a figyelmét.',
  addQuietHours: 'Csendes időszak hozzáadása',
  quietDays: 'Napok',
  quietFrom: 'Kezdete',
  quietTo: 'Vége',
  timeZone: 'Időzóna',
};
