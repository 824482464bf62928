import type { PlaceStrings } from '../placeStrings.ts';

/** Azerbaijani. */
export const strings: PlaceStrings = {
  archive: 'Arxivlə',
  unarchive: 'Gələnlər qutusuna köçür',
  archivedTab: 'Arxivlənmişlər',
  archived: 'Arxivləndi',
  manyArchived: 'Arxivləndi: {count}',
  backInInbox: 'Yenidən gələnlər qutusunda',
  snooze: 'Təxirə sal',
  inAnHour: 'Bir saat sonra',
  thisEvening: 'Bu axşam',
  tomorrow: 'Sabah',
  nextWeek: 'Gələn həftə',
  chooseTime: 'Vaxt seç…',
  snoozeUntil: 'Bu vaxtadək təxirə sal',
  unsnooze: 'Təxirə salmanı bitir',
  snoozedTab: 'Təxirə salınmışlar',
  snoozedUntil: '{time} tarixinədək təxirə salındı',
  manySnoozed: 'Təxirə salındı: {count}',
  cameBack: 'Təxir müddəti bitdi',
  noArchived: 'Arxivdə heç nə yoxdur',
  noSnoozed: 'Təxirə salınmış heç nə yoxdur',
  severityHigh: 'Yüksək prioritet',
  severityMedium: 'Orta prioritet',
  severityLow: 'Aşağı prioritet',
};
