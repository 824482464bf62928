import type { PlaceStrings } from '../placeStrings.ts';

/** Persian. */
export const strings: PlaceStrings = {
  archive: 'بایگانی',
  unarchive: 'انتقال به صندوق ورودی',
  archivedTab: 'بایگانی‌شده‌ها',
  archived: 'بایگانی شد',
  manyArchived: 'بایگانی شد: {count}',
  backInInbox: 'دوباره در صندوق ورودی',
  snooze: 'تعویق',
  inAnHour: 'یک ساعت دیگر',
  thisEvening: 'امروز عصر',
  tomorrow: 'فردا',
  nextWeek: 'هفتهٔ آینده',
  chooseTime: 'انتخاب زمان…',
  snoozeUntil: 'تعویق تا',
  unsnooze: 'پایان تعویق',
  snoozedTab: 'به‌تعویق‌افتاده‌ها',
  snoozedUntil: 'تا {time} به تعویق افتاد',
  manySnoozed: 'به تعویق افتاد: {count}',
  cameBack: 'بازگشته از تعویق',
  noArchived: 'چیزی بایگانی نشده است',
  noSnoozed: 'چیزی به تعویق نیفتاده است',
  severityHigh: 'اولویت بالا',
  severityMedium: 'اولویت متوسط',
  severityLow: 'اولویت پایین',
};
