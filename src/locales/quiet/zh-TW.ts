import type { QuietLanguage } from '../quietStrings.ts';

/** Chinese, traditional. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: '暫停通知',
  forAnHour: '暫停一小時',
  untilTomorrow: '暫停到明天',
  untilResumed: '直到我重新開啟',
  resumeNotifications: '恢復通知',
  paused: '已暫停',
  pausedUntil: '已暫停至 {time}',
  newWhilePaused: { other: '暫停期間有 {count} 則新訊息' },

  quietHours: '安靜時段',
  quietHoursHint: '在此期間，只有極為重要的訊息會引起您的注意。',
  addQuietHours: '新增安靜時段',
  quietDays: '星期',
  quietFrom: '開始',
  quietTo: '結束',
  timeZone: '時區',
};
