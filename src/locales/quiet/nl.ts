import type { QuietLanguage } from '../quietStrings.ts';

/** Dutch. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Meldingen pauzeren',
  forAnHour: 'Een uur lang',
  untilTomorrow: 'Tot morgen',
  untilResumed: 'Tot ik ze weer aanzet',
  resumeNotifications: 'Meldingen hervatten',
  paused: 'gepauzeerd',
  pausedUntil: 'gepauzeerd tot {time}',
  newWhilePaused: {
    one: '{count} nieuw bericht tijdens de pauze',
    other: '{count} nieuwe berichten tijdens de pauze',
  },

  quietHours: 'Stille uren',
  quietHoursHint: 'Dan vragen alleen kritieke berichten je aandacht.',
  addQuietHours: 'Stille uren toevoegen',
  quietDays: 'Dagen',
  quietFrom: 'Van',
  quietTo: 'Tot',
  timeZone: 'Tijdzone',
};
