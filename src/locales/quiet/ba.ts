import type { QuietLanguage } from '../quietStrings.ts';

/** Bashkir. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Белдереүҙәрҙе туҡтатып торорға',
  forAnHour: 'Бер сәғәткә',
  untilTomorrow: 'Иртәгәгә тиклем',
  untilResumed: 'Үҙем ҡабыҙғанға тиклем',
  resumeNotifications: 'Белдереүҙәрҙе яңынан ҡабыҙырға',
  paused: 'ваҡытлыса туҡтатылған',
  pausedUntil: 'туҡтатылған: {time} тиклем',
  newWhilePaused: {
    one: 'Туҡтатып торған ваҡытта {count} яңы хәбәр',
    other: 'Туҡтатып торған ваҡытта {count} яңы хәбәр',
  },

  quietHours: 'Тыныс сәғәттәр',
  quietHoursHint: 'Был ваҡытта иғтибарығыҙҙы үтә мөһим хәбәрҙәр генә йәлеп итә.',
  addQuietHours: 'Тыныс сәғәттәр өҫтәргә',
  quietDays: 'Көндәр',
  quietFrom: 'Башланыуы',
  quietTo: 'Тамамланыуы',
  timeZone: 'Сәғәт бүлкәте',
};
