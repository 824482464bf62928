import type { PlaceStrings } from '../placeStrings.ts';

/** Thai. */
export const strings: PlaceStrings = {
  archive: 'เก็บถาวร',
  unarchive: 'ย้ายไปที่กล่องข้อความ',
  archivedTab: 'ที่เก็บถาวร',
  archived: 'เก็บถาวรแล้ว',
  manyArchived: 'เก็บถาวรแล้ว {count} รายการ',
  backInInbox: 'กลับมาอยู่ในกล่องข้อความแล้ว',
  snooze: 'เลื่อนการแจ้งเตือน',
  inAnHour: 'ในอีก 1 ชั่วโมง',
  thisEvening: 'เย็นนี้',
  tomorrow: 'พรุ่งนี้',
  nextWeek: 'สัปดาห์หน้า',
  chooseTime: 'เลือกเวลา…',
  snoozeUntil: 'เลื่อนไปจนถึง',
  unsnooze: 'หยุดเลื่อนการแจ้งเตือน',
  snoozedTab: 'ที่เลื่อนไว้',
  snoozedUntil: 'เลื่อนไปจนถึง {time}',
  manySnoozed: 'เลื่อนแล้ว {count} รายการ',
  cameBack: 'กลับมาหลังจากเลื่อนไว้',
  noArchived: 'ไม่มีรายการที่เก็บถาวร',
  noSnoozed: 'ไม่มีรายการที่เลื่อนไว้',
  severityHigh: 'ความสำคัญสูง',
  severityMedium: 'ความสำคัญปานกลาง',
  severityLow: 'ความสำคัญต่ำ',
};
