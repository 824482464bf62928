import type { QuietLanguage } from '../quietStrings.ts';

/** Kazakh. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Хабарландыруларды кідірту',
  forAnHour: 'Бір сағатқа',
  untilTomorrow: 'Ертеңге дейін',
  untilResumed: 'Өзім қосқанша',
  resumeNotifications: 'Хабарландыруларды жалғастыру',
  paused: 'кідіртілген',
  pausedUntil: '{time} уақытына дейін кідіртілген',
  newWhilePaused: { one: 'Кідіріс кезінде {count} жаңа хабар', other: 'Кідіріс кезінде {count} жаңа хабар' },

  quietHours: 'Тыныш уақыт',
  quietHoursHint: 'Бұл кезде тек аса маңызды хабарлар назарыңызды аударады.',
  addQuietHours: 'Тыныш уақыт қосу',
  quietDays: 'Күндер',
  quietFrom: 'Басталуы',
  quietTo: 'Аяқталуы',
  timeZone: 'Уақыт белдеуі',
};
