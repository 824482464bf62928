import type { QuietLanguage } from '../quietStrings.ts';

/** Japanese. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: '通知を一時停止',
  forAnHour: '1 時間',
  untilTomorrow: '明日まで',
  untilResumed: '自分で再開するまで',
  resumeNotifications: '通知を再開',
  paused: '一時停止中',
  pausedUntil: '{time} まで一時停止中',
  newWhilePaused: { other: '一時停止中の新着メッセージ {count} 件' },

  quietHours: 'おやすみ時間',
  quietHoursHint: 'この時間帯は、特に重要なメッセージだけをお知らせします。',
  addQuietHours: 'おやすみ時間を追加',
  quietDays: '曜日',
  quietFrom: '開始',
  quietTo: '終了',
  timeZone: 'タイムゾーン',
};
