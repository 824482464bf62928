import type { QuietLanguage } from '../quietStrings.ts';

/** Finnish. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Keskeytä ilmoitukset',
  forAnHour: 'Tunniksi',
  untilTomorrow: 'Huomiseen asti',
  untilResumed: 'Kunnes otan ne käyttöön',
  resumeNotifications: 'Jatka ilmoituksia',
  paused: 'tauolla',
  pausedUntil: 'tauolla {time} asti',
  newWhilePaused: { one: '{count} uusi viesti tauon aikana', other: '{count} uutta viestiä tauon aikana' },

  quietHours: 'Hiljaiset tunnit',
  quietHoursHint: 'Silloin vain kriittiset viestit herättävät huomiosi.',
  addQuietHours: 'Lisää hiljaisia tunteja',
  quietDays: 'Päivät',
  quietFrom: 'Alkaa',
  quietTo: 'Päättyy',
  timeZone: 'Aikavyöhyke',
};
