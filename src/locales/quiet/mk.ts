import type { QuietLanguage } from '../quietStrings.ts';

/** Macedonian. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Паузирај ги известувањата',
  forAnHour: 'Еден час',
  untilTomorrow: 'До утре',
  untilResumed: 'Додека не ги вклучам',
  resumeNotifications: 'Продолжи ги известувањата',
  paused: 'паузирани',
  pausedUntil: 'паузирани до {time}',
  newWhilePaused: {
    one: '{count} нова порака за време на паузата',
    other: '{count} нови пораки за време на паузата',
  },

  quietHours: 'Тивки часови',
  quietHoursHint: 'Тогаш само критични пораки ви го привлекуваат вниманието.',
  addQuietHours: 'Додај тивки часови',
  quietDays: 'Денови',
  quietFrom: 'Од',
  quietTo: 'До',
  timeZone: 'Временска зона',
};
