import type { QuietLanguage } from '../quietStrings.ts';

/** Chinese, simplified. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: '暂停通知',
  forAnHour: '暂停一小时',
  untilTomorrow: '暂停到明天',
  untilResumed: '直到我重新开启',
  resumeNotifications: '恢复通知',
  paused: '已暂停',
  pausedUntil: '已暂停至 {time}',
  newWhilePaused: { other: '暂停期间有 {count} 条新消息' },

  quietHours: '安静时段',
  quietHoursHint: '在此期间，只有极为重要的消息会引起您的注意。',
  addQuietHours: '添加安静时段',
  quietDays: '星期',
  quietFrom: '开始',
  quietTo: '结束',
  timeZone: '时区',
};
