import type { QuietLanguage } from '../quietStrings.ts';

/** Bulgarian. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Временно спиране на известията',
  forAnHour: 'За един час',
  untilTomorrow: 'До утре',
  untilResumed: 'Докато не ги включа',
  resumeNotifications: 'Възобновяване на известията',
  paused: 'временно спрени',
  pausedUntil: 'спрени до {time}',
  newWhilePaused: {
    one: '{count} ново съобщение по време на паузата',
    other: '{count} нови съобщения по време на паузата',
  },

  quietHours: 'Тихи часове',
  quietHoursHint: 'Тогава само критичните съобщения привличат вниманието ви.',
  addQuietHours: 'Добавяне на тихи часове',
  quietDays: 'Дни',
  quietFrom: 'От',
  quietTo: 'До',
  timeZone: 'Часова зона',
};
