import type { QuietLanguage } from '../quietStrings.ts';

/** Icelandic. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Gera hlé á tilkynningum',
  forAnHour: 'Í klukkustund',
  untilTomorrow: 'Til morguns',
  untilResumed: 'Þar til ég kveiki á þeim',
  resumeNotifications: 'Kveikja aftur á tilkynningum',
  paused: 'í hléi',
  pausedUntil: 'í hléi til {time}',
  newWhilePaused: { one: '{count} ný skilaboð í hléinu', other: '{count} ný skilaboð í hléinu' },

  quietHours: 'Kyrrðartími',
  quietHoursHint: 'Þá vekja aðeins áríðandi skilaboð athygli þína.',
  addQuietHours: 'Bæta við kyrrðartíma',
  quietDays: 'Dagar',
  quietFrom: 'Frá',
  quietTo: 'Til',
  timeZone: 'Tímabelti',
};
