import type { FewerStrings } from '../fewerStrings.ts';

/** Malay. */
export const strings: FewerStrings = {
  whyThis: 'Mengapa saya menerima ini?',
  fewerLikeThis: 'Kurangkan yang seperti ini',
  offForAnHour: 'Matikan selama sejam',
  offForToday: 'Matikan untuk hari ini',
  alwaysOff: 'Matikan selama-lamanya',
  turnedOff: 'Dimatikan: {workflow}',
  turnedOffUntil: 'Dimatikan hingga {time}: {workflow}',
  muteThread: 'Redamkan bebenang ini',
  unmuteThread: 'Nyahredamkan bebenang ini',
  muted: 'Diredamkan dalam penyemak imbas ini',
  unmuted: 'Tidak lagi diredamkan',
  newKind: 'Jenis pemberitahuan baharu: {workflow}',
  keep: 'Kekalkan',
  turnOff: 'Matikan',
};
