import type { QuietLanguage } from '../quietStrings.ts';

/** Hausa. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Dakatar da sanarwa',
  forAnHour: 'Na awa ɗaya',
  untilTomorrow: 'Har zuwa gobe',
  untilResumed: 'Har sai na kunna su',
  resumeNotifications: 'Ci gaba da sanarwa',
  paused: 'an dakatar',
  pausedUntil: 'an dakatar har zuwa {time}',
  newWhilePaused: {
    one: 'Sabon saƙo {count} yayin dakatarwa',
    other: 'Sababbin saƙonni {count} yayin dakatarwa',
  },

  quietHours: 'Lokutan shiru',
  quietHoursHint: 'A lokacin, saƙonni masu matuƙar muhimmanci ne kawai za su ja hankalinka.',
  addQuietHours: 'Ƙara lokutan shiru',
  quietDays: 'Ranaku',
  quietFrom: 'Daga',
  quietTo: 'Zuwa',
  timeZone: 'Yankin lokaci',
};
