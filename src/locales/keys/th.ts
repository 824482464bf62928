import type { KeyStrings } from '../keyStrings.ts';

/** Thai. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'แป้นพิมพ์ลัด',
  goTo: 'ไปที่',
  nextMessage: 'ข้อความถัดไป',
  previousMessage: 'ข้อความก่อนหน้า',
  openFocused: 'เปิด',
  tabByNumber: 'แท็บตามหมายเลข',
  selectRange: 'เลือกเป็นช่วง',
  letterKeys: 'ปุ่มตัวอักษรเดียว',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
