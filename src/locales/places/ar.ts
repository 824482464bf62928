import type { PlaceStrings } from '../placeStrings.ts';

/** Arabic. */
export const strings: PlaceStrings = {
  archive: 'أرشفة',
  unarchive: 'نقل إلى صندوق الوارد',
  archivedTab: 'المؤرشفة',
  archived: 'تمت الأرشفة',
  manyArchived: 'تمت الأرشفة: {count}',
  backInInbox: 'في صندوق الوارد مجددًا',
  snooze: 'تأجيل',
  inAnHour: 'بعد ساعة',
  thisEvening: 'هذا المساء',
  tomorrow: 'غدًا',
  nextWeek: 'الأسبوع القادم',
  chooseTime: 'اختيار وقت…',
  snoozeUntil: 'تأجيل حتى',
  unsnooze: 'إنهاء التأجيل',
  snoozedTab: 'المؤجلة',
  snoozedUntil: 'تم التأجيل حتى {time}',
  manySnoozed: 'تم التأجيل: {count}',
  cameBack: 'انتهى التأجيل',
  noArchived: 'لا يوجد شيء مؤرشف',
  noSnoozed: 'لا يوجد شيء مؤجل',
  severityHigh: 'أولوية عالية',
  severityMedium: 'أولوية متوسطة',
  severityLow: 'أولوية منخفضة',
};
