import type { FewerStrings } from '../fewerStrings.ts';

/** Chinese, traditional. */
export const strings: FewerStrings = {
  whyThis: '為什麼我會收到這則訊息？',
  fewerLikeThis: '減少這類訊息',
  offForAnHour: '關閉一小時',
  offForToday: '今天關閉',
  alwaysOff: '一律關閉',
  turnedOff: '已關閉：{workflow}',
  turnedOffUntil: '已關閉至 {time}：{workflow}',
  muteThread: '將此討論串設為靜音',
  unmuteThread: '取消此討論串的靜音',
  muted: '已在此瀏覽器中設為靜音',
  unmuted: '已取消靜音',
  newKind: '新的通知類型：{workflow}',
  keep: '保留',
  turnOff: '關閉',
};
