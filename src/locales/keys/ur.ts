import type { KeyStrings } from '../keyStrings.ts';

/** Urdu. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'کی بورڈ شارٹ کٹس',
  goTo: 'یہاں جائیں',
  nextMessage: 'اگلا پیغام',
  previousMessage: 'پچھلا پیغام',
  openFocused: 'کھولیں',
  tabByNumber: 'نمبر کے لحاظ سے ٹیب',
  selectRange: 'مسلسل پیغامات منتخب کریں',
  letterKeys: 'ایک حرف والی کلیدیں',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
