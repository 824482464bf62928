import type { FewerStrings } from '../fewerStrings.ts';

/** Japanese. */
export const strings: FewerStrings = {
  whyThis: 'この通知が届いた理由',
  fewerLikeThis: 'このような通知を減らす',
  offForAnHour: '1 時間オフにする',
  offForToday: '今日はオフにする',
  alwaysOff: '常にオフにする',
  turnedOff: 'オフにしました：{workflow}',
  turnedOffUntil: '{time} までオフにしました：{workflow}',
  muteThread: 'このスレッドをミュート',
  unmuteThread: 'このスレッドのミュートを解除',
  muted: 'このブラウザーでミュート中',
  unmuted: 'ミュートを解除しました',
  newKind: '新しい種類の通知：{workflow}',
  keep: 'オンのまま',
  turnOff: 'オフにする',
};
