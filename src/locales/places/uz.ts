import type { PlaceStrings } from '../placeStrings.ts';

/** Uzbek. */
export const strings: PlaceStrings = {
  archive: 'Arxivlash',
  unarchive: 'Kiruvchilarga ko‘chirish',
  archivedTab: 'Arxivlanganlar',
  archived: 'Arxivlandi',
  manyArchived: 'Arxivlandi: {count}',
  backInInbox: 'Yana kiruvchilarda',
  snooze: 'Keyinga qoldirish',
  inAnHour: 'Bir soatdan keyin',
  thisEvening: 'Bugun kechqurun',
  tomorrow: 'Ertaga',
  nextWeek: 'Kelasi hafta',
  chooseTime: 'Vaqtni tanlash…',
  snoozeUntil: 'Qachongacha qoldirish',
  unsnooze: 'Keyinga qoldirishni tugatish',
  snoozedTab: 'Keyinga qoldirilganlar',
  snoozedUntil: '{time} vaqtigacha qoldirildi',
  manySnoozed: 'Keyinga qoldirildi: {count}',
  cameBack: 'Qoldirish vaqti tugadi',
  noArchived: 'Arxivda hech narsa yo‘q',
  noSnoozed: 'Keyinga qoldirilgan hech narsa yo‘q',
  severityHigh: 'Yuqori ustuvorlik',
  severityMedium: 'O‘rta ustuvorlik',
  severityLow: 'Past ustuvorlik',
};
