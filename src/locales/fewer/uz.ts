import type { FewerStrings } from '../fewerStrings.ts';

/** Uzbek. */
export const strings: FewerStrings = {
  whyThis: 'Bu menga nega kelyapti?',
  fewerLikeThis: 'Bunday xabarlarni kamaytirish',
  offForAnHour: 'Bir soatga o‘chirish',
  offForToday: 'Bugunga o‘chirish',
  alwaysOff: 'Butunlay o‘chirish',
  turnedOff: 'O‘chirildi: {workflow}',
  turnedOffUntil: '{time} vaqtigacha o‘chirildi: {workflow}',
  muteThread: 'Bu suhbatni ovozsiz qilish',
  unmuteThread: 'Bu suhbat ovozini yoqish',
  muted: 'Shu brauzerda ovozsiz',
  unmuted: 'Endi ovozsiz emas',
  newKind: 'Yangi turdagi bildirishnoma: {workflow}',
  keep: 'Qoldirish',
  turnOff: 'O‘chirish',
};
