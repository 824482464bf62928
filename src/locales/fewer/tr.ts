import type { FewerStrings } from '../fewerStrings.ts';

/** Turkish. */
export const strings: FewerStrings = {
  whyThis: 'Bunu neden alıyorum?',
  fewerLikeThis: 'Bunun gibi daha az',
  offForAnHour: 'Bir saatliğine kapat',
  offForToday: 'Bugünlük kapat',
  alwaysOff: 'Tamamen kapat',
  turnedOff: 'Kapatıldı: {workflow}',
  turnedOffUntil: '{time} tarihine kadar kapatıldı: {workflow}',
  muteThread: 'Bu mesaj dizisini sessize al',
  unmuteThread: 'Bu mesaj dizisinin sesini aç',
  muted: 'Bu tarayıcıda sessize alındı',
  unmuted: 'Artık sessizde değil',
  newKind: 'Yeni bildirim türü: {workflow}',
  keep: 'Açık tut',
  turnOff: 'Kapat',
};
