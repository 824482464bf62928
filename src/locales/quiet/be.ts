import type { QuietLanguage } from '../quietStrings.ts';

/** Belarusian. */
export const strings: QuietLanguage<'one' | 'few' | 'many' | 'other'> = {
  pauseNotifications: 'Прыпыніць апавяшчэнні',
  forAnHour: 'На гадзіну',
  untilTomorrow: 'Да заўтра',
  untilResumed: 'Пакуль не ўключу',
  resumeNotifications: 'Аднавіць апавяшчэнні',
  paused: 'прыпынены',
  pausedUntil: 'прыпынены да {time}',
  newWhilePaused: {
    one: '{count} новае паведамленне за час паўзы',
    few: '{count} новыя паведамленні за час паўзы',
    many: '{count} новых паведамленняў за час паўзы',
    other: '{count} новага паведамлення за час паўзы',
  },

  quietHours: 'Ціхія гадзіны',
  quietHoursHint: 'У гэты час вашу ўвагу прыцягваюць толькі крытычныя паведамленні.',
  addQuietHours: 'Дадаць ціхія гадзіны',
  quietDays: 'Дні',
  quietFrom: 'З',
  quietTo: 'Да',
  timeZone: 'Часавы пояс',
};
