import type { FewerStrings } from '../fewerStrings.ts';

/** Azerbaijani. */
export const strings: FewerStrings = {
  whyThis: 'Bunu niyə alıram?',
  fewerLikeThis: 'Belələri az olsun',
  offForAnHour: 'Bir saatlıq söndür',
  offForToday: 'Bu günlük söndür',
  alwaysOff: 'Həmişəlik söndür',
  turnedOff: 'Söndürüldü: {workflow}',
  turnedOffUntil: '{time} vaxtınadək söndürüldü: {workflow}',
  muteThread: 'Bu yazışmanı səssiz et',
  unmuteThread: 'Bu yazışmanı səsli et',
  muted: 'Bu brauzerdə səssizdir',
  unmuted: 'Artıq səssiz deyil',
  newKind: 'Yeni növ bildiriş: {workflow}',
  keep: 'Saxla',
  turnOff: 'Söndür',
};
