import type { PlaceStrings } from '../placeStrings.ts';

/** Japanese. */
export const strings: PlaceStrings = {
  archive: 'アーカイブ',
  unarchive: '受信トレイに戻す',
  archivedTab: 'アーカイブ済み',
  archived: 'アーカイブしました',
  manyArchived: '{count} 件をアーカイブしました',
  backInInbox: '受信トレイに戻しました',
  snooze: 'スヌーズ',
  inAnHour: '1 時間後',
  thisEvening: '今日の夕方',
  tomorrow: '明日',
  nextWeek: '来週',
  chooseTime: '日時を選択…',
  snoozeUntil: 'スヌーズの終了日時',
  unsnooze: 'スヌーズを解除',
  snoozedTab: 'スヌーズ中',
  snoozedUntil: '{time} までスヌーズ',
  manySnoozed: '{count} 件をスヌーズしました',
  cameBack: 'スヌーズ終了',
  noArchived: 'アーカイブした通知はありません',
  noSnoozed: 'スヌーズ中の通知はありません',
  severityHigh: '優先度：高',
  severityMedium: '優先度：中',
  severityLow: '優先度：低',
};
