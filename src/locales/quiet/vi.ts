import type { QuietLanguage } from '../quietStrings.ts';

/** Vietnamese. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: 'Tạm dừng thông báo',
  forAnHour: 'Trong một giờ',
  untilTomorrow: 'Đến ngày mai',
  untilResumed: 'Đến khi tôi bật lại',
  resumeNotifications: 'Tiếp tục nhận thông báo',
  paused: 'đang tạm dừng',
  pausedUntil: 'tạm dừng đến {time}',
  newWhilePaused: { other: '{count} tin nhắn mới trong lúc tạm dừng' },

  quietHours: 'Giờ yên tĩnh',
  quietHoursHint: 'Khi đó, chỉ tin nhắn tối quan trọng mới thu hút sự chú ý của bạn.',
  addQuietHours: 'Thêm giờ yên tĩnh',
  quietDays: 'Ngày',
  quietFrom: 'Từ',
  quietTo: 'Đến',
  timeZone: 'Múi giờ',
};
