import type { QuietLanguage } from '../quietStrings.ts';

/** Uzbek. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Bildirishnomalarni to‘xtatib turish',
  forAnHour: 'Bir soatga',
  untilTomorrow: 'Ertagacha',
  untilResumed: 'Men yoqqunimcha',
  resumeNotifications: 'Bildirishnomalarni davom ettirish',
  paused: 'vaqtincha to‘xtatilgan',
  pausedUntil: '{time} vaqtigacha to‘xtatilgan',
  newWhilePaused: {
    one: 'Tanaffus paytida {count} ta yangi xabar',
    other: 'Tanaffus paytida {count} ta yangi xabar',
  },

  quietHours: 'Sokin soatlar',
  quietHoursHint: 'Bu vaqtda faqat o‘ta muhim xabarlar e’tiboringizni tortadi.',
  addQuietHours: 'Sokin soatlar qo‘shish',
  quietDays: 'Kunlar',
  quietFrom: 'Boshlanishi',
  quietTo: 'Tugashi',
  timeZone: 'Vaqt mintaqasi',
};
