import type { KeyStrings } from '../keyStrings.ts';

/** Persian. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'میان‌برهای صفحه‌کلید',
  goTo: 'رفتن به',
  nextMessage: 'پیام بعدی',
  previousMessage: 'پیام قبلی',
  openFocused: 'باز کردن',
  tabByNumber: 'زبانه با شماره',
  selectRange: 'انتخاب یک بازه',
  letterKeys: 'کلیدهای تک‌حرفی',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
