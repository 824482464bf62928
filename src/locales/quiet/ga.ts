import type { QuietLanguage } from '../quietStrings.ts';

/** Irish. */
export const strings: QuietLanguage<'one' | 'two' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'Cuir fógraí ar sos',
  forAnHour: 'Ar feadh uair an chloig',
  untilTomorrow: 'Go dtí amárach',
  untilResumed: 'Go dtí go gcuirfidh mé ar siúl iad',
  resumeNotifications: 'Atosaigh fógraí',
  paused: 'ar sos',
  pausedUntil: 'ar sos go dtí {time}',
  newWhilePaused: {
    one: '{count} teachtaireacht nua le linn an tsosa',
    two: '{count} theachtaireacht nua le linn an tsosa',
    few: '{count} theachtaireacht nua le linn an tsosa',
    many: '{count} dteachtaireacht nua le linn an tsosa',
    other: '{count} teachtaireacht nua le linn an tsosa',
  },

  quietHours: 'Uaireanta ciúine',
  quietHoursHint: 'Ní tharraingíonn ach teachtaireachtaí criticiúla aird ansin.',
  addQuietHours: 'Cuir uaireanta ciúine leis',
  quietDays: 'Laethanta',
  quietFrom: 'Ó',
  quietTo: 'Go dtí',
  timeZone: 'Crios ama',
};
