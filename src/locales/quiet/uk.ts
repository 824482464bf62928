import type { QuietLanguage } from '../quietStrings.ts';

/** Ukrainian. */
export const strings: QuietLanguage<'one' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'Призупинити сповіщення',
  forAnHour: 'На годину',
  untilTomorrow: 'До завтра',
  untilResumed: 'Доки не ввімкну',
  resumeNotifications: 'Відновити сповіщення',
  paused: 'призупинені',
  pausedUntil: 'призупинені до {time}',
  newWhilePaused: {
    one: '{count} нове повідомлення за час паузи',
    few: '{count} нові повідомлення за час паузи',
    many: '{count} нових повідомлень за час паузи',
    other: '{count} нового повідомлення за час паузи',
  },

  quietHours: 'Тихі години',
  quietHoursHint: 'У цей час вас відволікатимуть лише критичні повідомлення.',
  addQuietHours: 'Додати тихі години',
  quietDays: 'Дні',
  quietFrom: 'Початок',
  quietTo: 'Кінець',
  timeZone: 'Часовий пояс',
};
