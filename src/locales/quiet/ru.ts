import type { QuietLanguage } from '../quietStrings.ts';

/** Russian. */
export const strings: QuietLanguage<'one' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'Приостановить уведомления',
  forAnHour: 'На час',
  untilTomorrow: 'До завтра',
  untilResumed: 'Пока не включу',
  resumeNotifications: 'Возобновить уведомления',
  paused: 'приостановлены',
  pausedUntil: 'приостановлены до {time}',
  newWhilePaused: {
    one: '{count} новое сообщение за время паузы',
    few: '{count} новых сообщения за время паузы',
    many: '{count} новых сообщений за время паузы',
    other: '{count} нового сообщения за время паузы',
  },

  quietHours: 'Тихие часы',
  quietHoursHint: 'В это время вас отвлекут только критически важные сообщения.',
  addQuietHours: 'Добавить тихие часы',
  quietDays: 'Дни',
  quietFrom: 'Начало',
  quietTo: 'Конец',
  timeZone: 'Часовой пояс',
};
