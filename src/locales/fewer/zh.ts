import type { FewerStrings } from '../fewerStrings.ts';

/** Chinese, simplified. */
export const strings: FewerStrings = {
  whyThis: '为什么我会收到这条消息？',
  fewerLikeThis: '减少此类消息',
  offForAnHour: '关闭一小时',
  offForToday: '今天关闭',
  alwaysOff: '始终关闭',
  turnedOff: '已关闭：{workflow}',
  turnedOffUntil: '已关闭至 {time}：{workflow}',
  muteThread: '将此话题设为静音',
  unmuteThread: '取消此话题的静音',
  muted: '已在此浏览器中设为静音',
  unmuted: '已取消静音',
  newKind: '新的通知类型：{workflow}',
  keep: '保留',
  turnOff: '关闭',
};
