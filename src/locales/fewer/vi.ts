import type { FewerStrings } from '../fewerStrings.ts';

/** Vietnamese. */
export const strings: FewerStrings = {
  whyThis: 'Tại sao tôi nhận được tin này?',
  fewerLikeThis: 'Ít tin như thế này hơn',
  offForAnHour: 'Tắt trong một giờ',
  offForToday: 'Tắt hôm nay',
  alwaysOff: 'Luôn tắt',
  turnedOff: 'Đã tắt: {workflow}',
  turnedOffUntil: 'Đã tắt đến {time}: {workflow}',
  muteThread: 'Tắt tiếng chuỗi tin này',
  unmuteThread: 'Bật tiếng chuỗi tin này',
  muted: 'Đã tắt tiếng trong trình duyệt này',
  unmuted: 'Không còn tắt tiếng',
  newKind: 'Loại thông báo mới: {workflow}',
  keep: 'Giữ lại',
  turnOff: 'Tắt',
};
