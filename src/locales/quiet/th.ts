import type { QuietLanguage } from '../quietStrings.ts';

/** Thai. */
export const strings: QuietLanguage<'other'> = {
  pauseNotifications: 'หยุดการแจ้งเตือนชั่วคราว',
  forAnHour: 'เป็นเวลา 1 ชั่วโมง',
  untilTomorrow: 'จนถึงพรุ่งนี้',
  untilResumed: 'จนกว่าฉันจะเปิด',
  resumeNotifications: 'เปิดการแจ้งเตือนต่อ',
  paused: 'หยุดชั่วคราว',
  pausedUntil: 'หยุดชั่วคราวจนถึง {time}',
  newWhilePaused: { other: 'ข้อความใหม่ {count} รายการขณะหยุดชั่วคราว' },

  quietHours: 'ช่วงเวลาเงียบ',
  quietHoursHint: 'ในช่วงนั้น คุณจะได้รับแจ้งเฉพาะข้อความที่สำคัญมาก',
  addQuietHours: 'เพิ่มช่วงเวลาเงียบ',
  quietDays: 'วัน',
  quietFrom: 'ตั้งแต่',
  quietTo: 'ถึง',
  timeZone: 'เขตเวลา',
};
