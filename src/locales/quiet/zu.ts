import type { QuietLanguage } from '../quietStrings.ts';

/** Zulu. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Misa izaziso okwesikhashana',
  forAnHour: 'Okwehora',
  untilTomorrow: 'Kuze kube kusasa',
  untilResumed: 'Ngize ngizivule',
  resumeNotifications: 'Qhubeka nezaziso',
  paused: 'zimisiwe',
  pausedUntil: 'zimisiwe kuze kube ngu-{time}',
  newWhilePaused: {
    one: 'Umlayezo omusha ongu-{count} ngenkathi zimisiwe',
    other: 'Imilayezo emisha engu-{count} ngenkathi zimisiwe',
  },

  quietHours: 'Amahora okuthula',
  quietHoursHint: 'Ngaleso sikhathi yimilayezo ebaluleke kakhulu kuphela edonsa ukunaka kwakho.',
  addQuietHours: 'Engeza amahora okuthula',
  quietDays: 'Izinsuku',
  quietFrom: 'Kusuka',
  quietTo: 'Kuze kube',
  timeZone: 'Izoni yesikhathi',
};
