import type { QuietLanguage } from '../quietStrings.ts';

/** Korean. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: '알림 일시 중지',
  forAnHour: '1시간 동안',
  untilTomorrow: '내일까지',
  untilResumed: '다시 켤 때까지',
  resumeNotifications: '알림 다시 켜기',
  paused: '일시 중지됨',
  pausedUntil: '{time}까지 일시 중지됨',
  newWhilePaused: { other: '일시 중지 중 새 메시지 {count} 개' },

  quietHours: '방해 금지 시간',
  quietHoursHint: '이 시간에는 매우 중요한 메시지만 알려 드립니다.',
  addQuietHours: '방해 금지 시간 추가',
  quietDays: '요일',
  quietFrom: '시작',
  quietTo: '종료',
  timeZone: '시간대',
};
