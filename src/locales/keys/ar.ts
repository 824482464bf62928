import type { KeyStrings } from '../keyStrings.ts';

/** Arabic. */
export const strings: KeyStrings = {
  keyboardShortcuts: 'اختصارات لوحة المفاتيح',
  goTo: 'الانتقال إلى',
  nextMessage: 'الرسالة التالية',
  previousMessage: 'الرسالة السابقة',
  openFocused: 'فتح',
  tabByNumber: 'علامة التبويب حسب رقمها',
  selectRange: 'تحديد نطاق',
  letterKeys: 'مفاتيح الحرف الواحد',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
