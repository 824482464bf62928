import type { QuietLanguage } from '../quietStrings.ts';

/** French. */
export const strings: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Mettre les notifications en pause',
  forAnHour: 'Pendant une heure',
  untilTomorrow: 'Jusqu’à demain',
  untilResumed: 'Jusqu’à ce que je les réactive',
  resumeNotifications: 'Réactiver les notifications',
  paused: 'en pause',
  pausedUntil: 'en pause jusqu’à {time}',
  newWhilePaused: {
    one: '{count} nouveau message pendant la pause',
    many: '{count} de nouveaux messages pendant la pause',
    other: '{count} nouveaux messages pendant la pause',
  },

  quietHours: 'Heures calmes',
  quietHoursHint: 'Seuls les messages critiques attirent alors votre attention.',
  addQuietHours: 'Ajouter des heures calmes',
  quietDays: 'Jours',
  quietFrom: 'De',
  quietTo: 'À',
  timeZone: 'Fuseau horaire',
};
