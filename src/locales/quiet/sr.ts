import type { QuietLanguage } from '../quietStrings.ts';

/** Serbian. */
export const strings: QuietLanguage<'one' | 'few' | 'other'> = {
  pauseNotifications: 'Паузирај обавештења',
  forAnHour: 'На сат времена',
  untilTomorrow: 'До сутра',
  untilResumed: 'Док их не укључим',
  resumeNotifications: 'Настави обавештења',
  paused: 'паузирана',
  pausedUntil: 'паузирана до {time}',
  newWhilePaused: {
    one: '{count} нова порука током паузе',
    few: '{count} нове поруке током паузе',
    other: '{count} нових порука током паузе',
  },

  quietHours: 'Тихи сати',
  quietHoursHint: 'Тада пажњу привлаче само критичне поруке.',
  addQuietHours: 'Додај тихе сате',
  quietDays: 'Дани',
  quietFrom: 'Од',
  quietTo: 'До',
  timeZone: 'Временска зона',
};
