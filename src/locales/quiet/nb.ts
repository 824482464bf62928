import type { QuietLanguage } from '../quietStrings.ts';

/** Norwegian Bokmål. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Sett varsler på pause',
  forAnHour: 'I en time',
  untilTomorrow: 'Til i morgen',
  untilResumed: 'Til jeg slår dem på',
  resumeNotifications: 'Gjenoppta varsler',
  paused: 'satt på pause',
  pausedUntil: 'satt på pause til {time}',
  newWhilePaused: { one: '{count} ny melding under pausen', other: '{count} nye meldinger under pausen' },

  quietHours: 'Stilletid',
  quietHoursHint: 'Da varsles du bare om kritiske meldinger.',
  addQuietHours: 'Legg til stilletid',
  quietDays: 'Dager',
  quietFrom: 'Fra',
  quietTo: 'Til',
  timeZone: 'Tidssone',
};
