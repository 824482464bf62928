import type { FewerStrings } from '../fewerStrings.ts';

/** Persian. */
export const strings: FewerStrings = {
  whyThis: 'چرا این را دریافت می‌کنم؟',
  fewerLikeThis: 'کمتر از این نوع',
  offForAnHour: 'خاموش برای یک ساعت',
  offForToday: 'خاموش برای امروز',
  alwaysOff: 'همیشه خاموش',
  turnedOff: 'خاموش شد: {workflow}',
  turnedOffUntil: 'تا {time} خاموش شد: {workflow}',
  muteThread: 'بی‌صدا کردن این گفتگو',
  unmuteThread: 'لغو بی‌صدا بودن این گفتگو',
  muted: 'در این مرورگر بی‌صدا است',
  unmuted: 'دیگر بی‌صدا نیست',
  newKind: 'نوع تازه‌ای از اعلان: {workflow}',
  keep: 'نگه داشتن',
  turnOff: 'خاموش کردن',
};
