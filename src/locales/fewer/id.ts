import type { FewerStrings } from '../fewerStrings.ts';

/** Indonesian. */
export const strings: FewerStrings = {
  whyThis: 'Mengapa saya menerima ini?',
  fewerLikeThis: 'Kurangi yang seperti ini',
  offForAnHour: 'Matikan selama satu jam',
  offForToday: 'Matikan untuk hari ini',
  alwaysOff: 'Matikan selamanya',
  turnedOff: 'Dimatikan: {workflow}',
  turnedOffUntil: 'Dimatikan hingga {time}: {workflow}',
  muteThread: 'Bisukan utas ini',
  unmuteThread: 'Bunyikan utas ini',
  muted: 'Dibisukan di browser ini',
  unmuted: 'Tidak lagi dibisukan',
  newKind: 'Jenis notifikasi baru: {workflow}',
  keep: 'Pertahankan',
  turnOff: 'Matikan',
};
