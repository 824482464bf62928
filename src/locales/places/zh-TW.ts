import type { PlaceStrings } from '../placeStrings.ts';

/** Chinese, traditional. */
export const strings: PlaceStrings = {
  archive: '封存',
  unarchive: '移回收件匣',
  archivedTab: '已封存',
  archived: '已封存',
  manyArchived: '已封存 {count} 則',
  backInInbox: '已移回收件匣',
  snooze: '延後',
  inAnHour: '一小時後',
  thisEvening: '今天傍晚',
  tomorrow: '明天',
  nextWeek: '下週',
  chooseTime: '選擇時間…',
  snoozeUntil: '延後至',
  unsnooze: '結束延後',
  snoozedTab: '已延後',
  snoozedUntil: '已延後至 {time}',
  manySnoozed: '已延後 {count} 則',
  cameBack: '延後時間已到',
  noArchived: '沒有已封存的訊息',
  noSnoozed: '沒有已延後的訊息',
  severityHigh: '高優先順序',
  severityMedium: '中優先順序',
  severityLow: '低優先順序',
};
