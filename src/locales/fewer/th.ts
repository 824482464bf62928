import type { FewerStrings } from '../fewerStrings.ts';

/** Thai. */
export const strings: FewerStrings = {
  whyThis: 'ทำไมฉันจึงได้รับสิ่งนี้',
  fewerLikeThis: 'รับแบบนี้น้อยลง',
  offForAnHour: 'ปิด 1 ชั่วโมง',
  offForToday: 'ปิดเฉพาะวันนี้',
  alwaysOff: 'ปิดตลอด',
  turnedOff: 'ปิดแล้ว: {workflow}',
  turnedOffUntil: 'ปิดแล้วจนถึง {time}: {workflow}',
  muteThread: 'ปิดเสียงชุดข้อความนี้',
  unmuteThread: 'เลิกปิดเสียงชุดข้อความนี้',
  muted: 'ปิดเสียงไว้ในเบราว์เซอร์นี้',
  unmuted: 'เลิกปิดเสียงแล้ว',
  newKind: 'การแจ้งเตือนประเภทใหม่: {workflow}',
  keep: 'เก็บไว้',
  turnOff: 'ปิดใช้',
};
