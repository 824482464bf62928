import type { PlaceStrings } from '../placeStrings.ts';

/** Chinese, simplified. */
export const strings: PlaceStrings = {
  archive: '归档',
  unarchive: '移回收件箱',
  archivedTab: '已归档',
  archived: '已归档',
  manyArchived: '已归档 {count} 条',
  backInInbox: '已移回收件箱',
  snooze: '延后',
  inAnHour: '一小时后',
  thisEvening: '今天傍晚',
  tomorrow: '明天',
  nextWeek: '下周',
  chooseTime: '选择时间…',
  snoozeUntil: '延后至',
  unsnooze: '结束延后',
  snoozedTab: '已延后',
  snoozedUntil: '已延后至 {time}',
  manySnoozed: '已延后 {count} 条',
  cameBack: '延后时间已到',
  noArchived: '没有已归档的消息',
  noSnoozed: '没有已延后的消息',
  severityHigh: '高优先级',
  severityMedium: '中优先级',
  severityLow: '低优先级',
};
