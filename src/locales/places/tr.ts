import type { PlaceStrings } from '../placeStrings.ts';

/** Turkish. */
export const strings: PlaceStrings = {
  archive: 'Arşivle',
  unarchive: 'Gelen kutusuna taşı',
  archivedTab: 'Arşivlenenler',
  archived: 'Arşivlendi',
  manyArchived: 'Arşivlendi: {count}',
  backInInbox: 'Yeniden gelen kutusunda',
  snooze: 'Ertele',
  inAnHour: 'Bir saat sonra',
  thisEvening: 'Bu akşam',
  tomorrow: 'Yarın',
  nextWeek: 'Gelecek hafta',
  chooseTime: 'Zaman seç…',
  snoozeUntil: 'Şu zamana kadar ertele',
  unsnooze: 'Ertelemeyi bitir',
  snoozedTab: 'Ertelenenler',
  snoozedUntil: '{time} tarihine kadar ertelendi',
  manySnoozed: 'Ertelendi: {count}',
  cameBack: 'Erteleme süresi doldu',
  noArchived: 'Arşivlenmiş bir şey yok',
  noSnoozed: 'Ertelenmiş bir şey yok',
  severityHigh: 'Yüksek öncelik',
  severityMedium: 'Orta öncelik',
  severityLow: 'Düşük öncelik',
};
