import type { QuietLanguage } from '../quietStrings.ts';

/** Armenian. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Դադարեցնել ծանուցումները',
  forAnHour: 'Մեկ ժամով',
  untilTomorrow: 'Մինչև վաղը',
  untilResumed: 'Մինչև որ միացնեմ',
  resumeNotifications: 'Վերսկսել ծանուցումները',
  paused: 'դադարեցված են',
  pausedUntil: 'դադարեցված են մինչև {time}',
  newWhilePaused: {
    one: '{count} նոր հաղորդագրություն դադարի ընթացքում',
    other: '{count} նոր հաղորդագրություն դադարի ընթացքում',
  },

  quietHours: 'Հանգիստ ժամեր',
  quietHoursHint: 'Այդ ժամանակ ձեր ուշադրությունը գրավում են միայն կարևորագույն հաղորդագրությունները։',
  addQuietHours: 'Ավելացնել հանգիստ ժամեր',
  quietDays: 'Օրեր',
  quietFrom: 'Սկիզբ',
  quietTo: 'Ավարտ',
  timeZone: 'Ժամային գոտի',
};
